import { vars } from '@portal/design-system/css';
import type { Look } from '../render/view.ts';

/**
 * The two inks of chosen grounds. They stand outside the themes, for a colour that somebody chose stays the same in every theme, and so
 * must what is read upon it.
 */
const pale = 'oklch(0.985 0.004 250)';
const dark = 'oklch(0.225 0.025 260)';

/** Red, green and blue from 0 to 1 of #rgb, #rgba, #rrggbb or #rrggbbaa, then the opacity. */
function channels(hex: string): readonly [number, number, number, number] {
  const digits = hex.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (from: number) => Number.parseInt(long.slice(from, from + 2), 16) / 255;
  return [part(0), part(2), part(4), long.length === 8 ? part(6) : 1];
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a colour in hexadecimal, as WCAG defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast of two colours in hexadecimal, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The name of a token, out of the `var(--name)` that the contract gives. */
const nameOf = (token: string) => token.slice(4, -1) as `--${string}`;

/**
 * A ground that somebody chose, and every token that may be read upon it, so that each component on it can be read whatever the theme is.
 * None where the ground is empty or mostly lets through what is beneath.
 */
export function groundLook(ground: string): Look {
  if (ground === '' || channels(ground)[3] < 0.5) return { '--ground': ground || 'transparent' };
  const ink = luminance(ground) > 0.2 ? dark : pale;
  const mixed = (percent: number) => `color-mix(in oklab, ${ink} ${percent}%, ${ground})`;
  return {
    '--ground': ground,
    [nameOf(vars.surface0)]: ground,
    [nameOf(vars.surface1)]: ground,
    [nameOf(vars.surface2)]: mixed(6),
    [nameOf(vars.text1)]: ink,
    [nameOf(vars.text2)]: mixed(88),
    [nameOf(vars.text3)]: mixed(84),
    [nameOf(vars.accentText)]: ink,
    [nameOf(vars.accent)]: ink,
    [nameOf(vars.onAccent)]: ground,
    [nameOf(vars.border)]: mixed(40),
    [nameOf(vars.hairline)]: mixed(22),
    [nameOf(vars.hover)]: mixed(10),
    [nameOf(vars.focus)]: ink,
    [nameOf(vars.linkLine)]: 'underline',
  };
}

/** A colour that somebody chose; as it came from the specification, it is the theme's own. */
export const colourOr = (colour: string, initial: string, token: string): string =>
  colour === '' || colour.toLowerCase() === initial.toLowerCase() ? token : colour;
