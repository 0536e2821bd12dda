// How colours look: to all eyes, and to those that cannot tell some of them apart.

type Rgb = [number, number, number];

const linear = (hex: string): Rgb =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
const light_of = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** As WCAG 2 counts it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [more = 0, less = 0] = [light_of(linear(one)), light_of(linear(other))].sort((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
}

// Machado, Oliveira and Fernandes 2009, at full severity.
export const eyes: Record<string, readonly Rgb[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How far apart two colours look (CIE 1976), to such eyes. */
export function apart(one: string, other: string, eye: readonly Rgb[]): number {
  const lab = (hex: string): Rgb => {
    const rgb = linear(hex);
    const [r, g, b] = eye.map((row) => Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]))) as Rgb;
    const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
    const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
    const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export const pairs = <T>(all: readonly T[]): [T, T][] => all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));
