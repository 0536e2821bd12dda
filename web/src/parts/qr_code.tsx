// A text as a picture that a phone reads with its camera. It is dark on light in any scheme, as readers want it.

import { qr_picture } from './qr_picture.ts';

export function QrCode({ text, label }: { text: string; label: string }) {
  const picture = qr_picture(text);
  if (!picture) return null;
  const { size, path } = picture;
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
