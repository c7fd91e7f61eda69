import type { ThemeTokens } from '../themes/tokens.ts';

/** Backgrounds of quiet controls, each with its text colours, in use and at rest. */
export const backgrounds = {
  surface: { text: 'text1', quiet: 'text2' },
  chrome: { text: 'onChrome', quiet: 'onChrome2' },
  strip: { text: 'onStrip', quiet: 'onStrip2' },
} as const satisfies Record<string, Record<'text' | 'quiet', keyof ThemeTokens>>;

export type Background = keyof typeof backgrounds;
