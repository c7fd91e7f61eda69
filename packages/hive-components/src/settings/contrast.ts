/** Red, green, blue and opacity, each from 0 to 1, of #rgb, #rgba, #rrggbb or #rrggbbaa. */
function channels(hex: string): readonly [number, number, number, number] {
  const digits = hex.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (from: number) => Number.parseInt(long.slice(from, from + 2), 16) / 255;
  return [part(0), part(2), part(4), long.length === 8 ? part(6) : 1];
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a hexadecimal colour, by the WCAG definition. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two hexadecimal colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** From 0 (transparent) to 1. */
export const opacity = (hex: string): number => channels(hex)[3];
