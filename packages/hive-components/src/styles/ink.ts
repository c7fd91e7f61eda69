import { vars } from '@portal/design-system/css';
import type { Look } from '../render/view.ts';
import { luminance, opacity } from '../settings/contrast.ts';

/**
 * The inks of chosen grounds. They stand outside the themes, for a colour that somebody chose stays the same in every theme, and so must
 * what is read upon it. On grounds of middling lightness only black and white can be read (4.5 at least).
 */
const inks = { pale: '#f8fafd', white: '#ffffff', black: '#000000', dark: '#161a24' } as const;

/** The ink for a ground, by its relative luminance. */
export function inkOn(ground: string): { readonly ink: string; readonly quiet: number } {
  const light = luminance(ground);
  if (light > 0.32) return { ink: inks.dark, quiet: 88 };
  if (light > 0.179) return { ink: inks.black, quiet: 100 };
  return light > 0.12 ? { ink: inks.white, quiet: 100 } : { ink: inks.pale, quiet: 88 };
}

/** The name of a token, out of the `var(--name)` that the contract gives. */
const nameOf = (token: string) => token.slice(4, -1) as `--${string}`;

/**
 * A ground that somebody chose, and every token that may be read upon it, so that each component on it can be read whatever the theme is.
 * None where the ground is empty or mostly lets through what is beneath.
 */
export function groundLook(ground: string): Look {
  if (ground === '' || opacity(ground) < 0.5) return { '--ground': ground || 'transparent' };
  const { ink, quiet } = inkOn(ground);
  const mixed = (percent: number) => `color-mix(in oklab, ${ink} ${percent}%, ${ground})`;
  return {
    '--ground': ground,
    [nameOf(vars.surface0)]: ground,
    [nameOf(vars.surface1)]: ground,
    [nameOf(vars.surface2)]: mixed(6),
    [nameOf(vars.text1)]: ink,
    [nameOf(vars.text2)]: mixed(quiet),
    [nameOf(vars.text3)]: mixed(quiet),
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
