import type { ThemeTokens } from '../themes/tokens.ts';

/** The backgrounds of quiet controls: for each the colour of text, and of text at rest. */
export const backgrounds = {
  surface: { text: 'text1', quiet: 'text2' },
  chrome: { text: 'onChrome', quiet: 'onChrome2' },
  strip: { text: 'onStrip', quiet: 'onStrip2' },
} as const satisfies Record<string, Record<'text' | 'quiet', keyof ThemeTokens>>;

export type Background = keyof typeof backgrounds;
