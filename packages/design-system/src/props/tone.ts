import type { ThemeTokens } from '../themes/tokens.ts';

/** What a text or mark says by its colour, and the token that says it. `inherit` takes what surrounds it. */
export const tones = {
  default: 'text1',
  muted: 'text2',
  faint: 'text3',
  accent: 'accentText',
  positive: 'positive',
  warning: 'warning',
  critical: 'critical',
  info: 'info',
  inherit: null,
} as const satisfies Record<string, keyof ThemeTokens | null>;

export type Tone = keyof typeof tones;

/** States that have a ground of their own: banners, tags, badges. */
export const stateTones = {
  neutral: { text: 'text1', ground: 'surface2', line: 'border' },
  accent: { text: 'accentText', ground: 'accentSoft', line: 'accent' },
  positive: { text: 'positive', ground: 'positiveSoft', line: 'positive' },
  warning: { text: 'warning', ground: 'warningSoft', line: 'warning' },
  critical: { text: 'critical', ground: 'criticalSoft', line: 'critical' },
  info: { text: 'info', ground: 'infoSoft', line: 'info' },
} as const satisfies Record<string, Record<'text' | 'ground' | 'line', keyof ThemeTokens>>;

export type StateTone = keyof typeof stateTones;
