import type { ThemeTokens } from '../themes/tokens.ts';

/** What a quiet control stands on, where that is not a surface: its text, and its text at rest. */
export const grounds = {
  surface: { text: 'text1', quiet: 'text2' },
  chrome: { text: 'onChrome', quiet: 'onChrome2' },
  strip: { text: 'onStrip', quiet: 'onStrip2' },
} as const satisfies Record<string, Record<'text' | 'quiet', keyof ThemeTokens>>;

export type Ground = keyof typeof grounds;
