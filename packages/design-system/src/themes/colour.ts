/** Linear-light sRGB, each channel 0 to 1 (clipped: what a screen can show), with alpha 0 to 1. */
export interface LinearRgb {
  r: number;
  g: number;
  b: number;
  a: number;
}

const number = String.raw`[\d.]+`;
const oklchPattern = new RegExp(`^oklch\\((${number}) (${number}) (${number})(?: / (${number}))?\\)$`);
const mixPattern = new RegExp(`^color-mix\\(in oklab, (.+) (${number})%, transparent\\)$`);

const clip = (channel: number) => Math.min(1, Math.max(0, channel));

function fromOklch(l: number, c: number, h: number, a: number): LinearRgb {
  const angle = (h * Math.PI) / 180;
  const A = c * Math.cos(angle);
  const B = c * Math.sin(angle);
  // Matrices of OKLab (Björn Ottosson, 2020), M2 and M1 inverted.
  const L = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const M = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const S = (l - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return {
    r: clip(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S),
    g: clip(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S),
    b: clip(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S),
    a,
  };
}

/**
 * Reads a token's colour: `oklch(L C H)`, `oklch(L C H / A)`, `transparent`, a mix of one of these with transparent, or `var(--name)`
 * of another token, looked up by `resolve`.
 * @throws RangeError when the value is none of these.
 */
export function parseColour(value: string, resolve: (cssName: string) => string): LinearRgb {
  if (value === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const reference = /^var\(--([a-z0-9-]+)\)$/.exec(value);
  if (reference?.[1]) return parseColour(resolve(reference[1]), resolve);
  const mix = mixPattern.exec(value);
  if (mix?.[1]) {
    const colour = parseColour(mix[1], resolve);
    return { ...colour, a: (colour.a * Number(mix[2])) / 100 };
  }
  const plain = oklchPattern.exec(value);
  if (!plain) throw new RangeError(`Not a colour the contrast check can read: ${value}`);
  return fromOklch(Number(plain[1]), Number(plain[2]), Number(plain[3]), plain[4] === undefined ? 1 : Number(plain[4]));
}

const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const decode = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** `top` painted over `under`, mixed in encoded sRGB as browsers do. */
export function over(top: LinearRgb, under: LinearRgb): LinearRgb {
  const channel = (t: number, u: number) => decode(encode(t) * top.a + encode(u) * (1 - top.a));
  return { r: channel(top.r, under.r), g: channel(top.g, under.g), b: channel(top.b, under.b), a: 1 };
}

const quantised = (v: number) => decode(Math.round(encode(v) * 255) / 255);
const luminance = ({ r, g, b }: LinearRgb) => 0.2126 * quantised(r) + 0.7152 * quantised(g) + 0.0722 * quantised(b);

/** WCAG 2 contrast of two opaque colours, 1 to 21, as painted with 8 bits a channel. */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
