/** A colour as lightness 0 to 1, chroma 0 to about 0.37, hue in degrees and alpha 0 to 1. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly a: number;
}

type Channels = readonly [r: number, g: number, b: number];

const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** Linear sRGB, not clipped: values outside 0 to 1 cannot be displayed in sRGB. */
function channels({ l, c, h }: Oklch): Channels {
  const angle = (h * Math.PI) / 180;
  const A = c * Math.cos(angle);
  const B = c * Math.sin(angle);
  const L = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const M = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const S = (l - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

const slack = 0.0005;
const shown = (colour: Oklch) => channels(colour).every((channel) => channel >= -slack && channel <= 1 + slack);

/** The same lightness and hue with the highest chroma that can be displayed, up to its own. */
export function fitted(colour: Oklch): Oklch {
  if (shown(colour)) return colour;
  let low = 0;
  let high = colour.c;
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (shown({ ...colour, c: middle })) low = middle;
    else high = middle;
  }
  return { ...colour, c: low };
}

/** The nearest `#rrggbb`, without alpha. */
export function hexOf(colour: Oklch): string {
  const bytes = channels(fitted(colour)).map((channel) => Math.round(encode(Math.min(1, Math.max(0, channel))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function fromHex(hex: string): Oklch {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => decode(Number.parseInt(long.slice(at, at + 2), 16) / 255));
  const L = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const M = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const S = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * L + 0.793617785 * M - 0.0040720468 * S;
  const A = 1.9779984951 * L - 2.428592205 * M + 0.4505937099 * S;
  const B = 0.0259040371 * L + 0.7827717662 * M - 0.808675766 * S;
  const c = Math.hypot(A, B);
  return { l, c, h: c < 1e-4 ? 0 : ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360, a: 1 };
}

const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?(?:\s*\/\s*([\d.]+)(%?))?\s*\)$/i;

/** Reads `#rgb`, `#rrggbb` or `oklch(L C H)`, with or without alpha; null if invalid or out of range. */
export function readOklch(text: string): Oklch | null {
  const value = text.trim();
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return fromHex(value);
  const found = oklch.exec(value);
  if (!found) return null;
  const [, lightness, percent, c, h, alpha, alphaPercent] = found;
  const l = Number(lightness) / (percent ? 100 : 1);
  const a = alpha === undefined ? 1 : Number(alpha) / (alphaPercent ? 100 : 1);
  const colour = { l, c: Number(c), h: Number(h) % 360, a };
  const sound = [colour.l, colour.c, colour.h, colour.a].every(Number.isFinite);
  return sound && l <= 1 && a <= 1 && colour.c <= 0.5 ? colour : null;
}

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** A token's value: `oklch(L C H)`, or `oklch(L C H / A)` if not opaque. */
export function writeOklch({ l, c, h, a }: Oklch): string {
  const alpha = a < 1 ? ` / ${short(a, 3)}` : '';
  return `oklch(${short(l, 4)} ${short(c, 4)} ${short(h, 2)}${alpha})`;
}
