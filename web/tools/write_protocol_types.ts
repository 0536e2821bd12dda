// `npm run types`

import { write_protocol_types } from './protocol_types.ts';

await write_protocol_types();
