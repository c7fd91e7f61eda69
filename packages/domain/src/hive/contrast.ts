/** Red, green and blue (0 to 255) of `#abc` or `#aabbcc`; null for other formats, including transparency. */
function channels(colour: string): readonly [number, number, number] | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const [, r = '', g = '', b = ''] =
    short?.map((each, i) => (i === 0 ? each : each + each)) ??
    /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ??
    [];
  return r === '' ? null : [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

function luminance(colour: readonly [number, number, number]): number {
  const [r, g, b] = colour.map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG 2.2 contrast ratio, from 1 to 21; null unless both are opaque hexadecimal colours. */
export function contrastRatio(one: string, other: string): number | null {
  const [a, b] = [channels(one), channels(other)];
  if (!a || !b) return null;
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
