import { vars } from '@portal/design-system/css';
import type { Look } from '../render/view.ts';
import { luminance, opacity } from '../settings/contrast.ts';

/**
 * Text colours on custom backgrounds. Independent of the theme: a custom colour is the same in every theme, so its text must be too.
 * On backgrounds of medium lightness only black or white reach a contrast of 4.5.
 */
const textColors = { pale: '#f8fafd', white: '#ffffff', black: '#000000', dark: '#161a24' } as const;

/** The text colour for a background, by its relative luminance. */
export function textColorOn(background: string): { readonly text: string; readonly quiet: number } {
  const light = luminance(background);
  if (light > 0.32) return { text: textColors.dark, quiet: 88 };
  if (light > 0.179) return { text: textColors.black, quiet: 100 };
  return light > 0.12 ? { text: textColors.white, quiet: 100 } : { text: textColors.pale, quiet: 88 };
}

/** The custom property name in `var(--name)`. */
const nameOf = (token: string) => token.slice(4, -1) as `--${string}`;

/**
 * A custom background and the tokens that need contrast on it, so that every component on it is readable in any theme. Only the
 * background itself if it is empty or mostly transparent.
 */
export function backgroundLook(background: string): Look {
  if (background === '' || opacity(background) < 0.5) return { '--background': background || 'transparent' };
  return { '--background': background, ...tokensOn(background, textColorOn(background)) };
}

/** The tokens that need contrast, for text of one colour on a background. `quiet`: strength of less prominent text in percent. */
export function tokensOn(background: string, { text, quiet }: ReturnType<typeof textColorOn>): Look {
  const mixed = (percent: number) => `color-mix(in oklab, ${text} ${percent}%, ${background})`;
  return {
    [nameOf(vars.surface0)]: background,
    [nameOf(vars.surface1)]: background,
    [nameOf(vars.surface2)]: mixed(6),
    [nameOf(vars.text1)]: text,
    [nameOf(vars.text2)]: mixed(quiet),
    [nameOf(vars.text3)]: mixed(quiet),
    [nameOf(vars.accentText)]: text,
    [nameOf(vars.accent)]: text,
    [nameOf(vars.onAccent)]: background,
    [nameOf(vars.border)]: mixed(40),
    [nameOf(vars.hairline)]: mixed(22),
    [nameOf(vars.hover)]: mixed(10),
    [nameOf(vars.focus)]: text,
    [nameOf(vars.linkLine)]: 'underline',
  };
}

/** A custom colour; the theme's own if it is empty or the default of the specification. */
export const colourOr = (colour: string, initial: string, token: string): string =>
  colour === '' || colour.toLowerCase() === initial.toLowerCase() ? token : colour;
