// A picture with a palette of 256 colours: a third of what the browser writes. Reads what the browser writes: 8 bits for each channel, not interlaced.

import { deflateSync, inflateSync } from 'node:zlib';

const signature = 8;

function chunks_of(png) {
  const found = [];
  for (let at = signature; at < png.length; ) {
    const length = png.readUInt32BE(at);
    found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
}

/** Takes back the filter of each row. */
function pixels_of(raw, width, height, bytes) {
  const stride = width * bytes;
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; ++y) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; ++x) {
      const at = y * stride + x;
      const left = x >= bytes ? out[at - bytes] : 0;
      const up = y > 0 ? out[at - stride] : 0;
      const corner = x >= bytes && y > 0 ? out[at - stride - bytes] : 0;
      const near = [left, up, corner].map((one) => Math.abs(left + up - corner - one));
      const paeth = near[0] <= near[1] && near[0] <= near[2] ? left : near[1] <= near[2] ? up : corner;
      out[at] = raw[y * (stride + 1) + 1 + x] + [0, left, up, (left + up) >> 1, paeth][filter];
    }
  }
  return out;
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length);
  named.copy(out, 4);
  out.writeUInt32BE(checksum(named), named.length + 4);
  return out;
}

const table = Array.from({ length: 256 }, (_, n) => Array.from({ length: 8 }).reduce((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n));
function checksum(data) {
  let c = 0xffffffff;
  for (const byte of data) c = table[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

export function small_png(png) {
  const chunks = chunks_of(png);
  const head = chunks.find(({ type }) => type === 'IHDR').data;
  const [width, height, bytes] = [head.readUInt32BE(0), head.readUInt32BE(4), { 2: 3, 6: 4 }[head[9]]];
  if (!bytes || head[8] !== 8 || head[12] !== 0) return png;
  const pixels = pixels_of(
    inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))),
    width,
    height,
    bytes,
  );
  const counts = new Map();
  const colours = new Uint32Array(width * height);
  for (let i = 0; i < colours.length; ++i) {
    const at = i * bytes;
    colours[i] = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    counts.set(colours[i], (counts.get(colours[i]) ?? 0) + 1);
  }
  const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const distance = (a, b) => ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;
  // The frequent ones, none of them nearly the same as another.
  const palette = [];
  const often = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  for (const room of [150, 40, 0])
    for (const colour of often) {
      if (palette.length === 256) break;
      if (palette.every((one) => distance(one, colour) > room)) palette.push(colour);
    }
  const nearest = new Map();
  for (const colour of often)
    nearest.set(
      colour,
      palette.reduce((best, one, i) => (distance(one, colour) < distance(palette[best], colour) ? i : best), 0),
    );
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < colours.length; ++i) rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = nearest.get(colours[i]);
  const new_head = Buffer.from(head);
  new_head[9] = 3;
  return Buffer.concat([
    png.subarray(0, signature),
    chunk('IHDR', new_head),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
