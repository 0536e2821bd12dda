import './styles/tokens.css';

import { render } from 'preact';

const root = document.getElementById('app');
if (root) render(<h1>Seatmate</h1>, root);
