// A text as squares, as a phone's camera reads it.

import encode from 'qr';

/** Squares each way with the light margin, and the dark ones as a path of an SVG. */
export interface Picture {
  size: number;
  path: string;
}

/** The light margin that readers want. */
const border = 4;

/** Undefined if the text is too long for a picture (some 2,900 letters). */
export function qr_picture(text: string): Picture | undefined {
  let rows: boolean[][];
  try {
    rows = encode(text, 'raw', { ecc: 'low', border });
  } catch {
    return undefined;
  }
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const length = x + 1 - from;
      path += `M${from} ${y}h${length}v1h-${length}z`;
    }
  });
  return { size: rows.length, path };
}
