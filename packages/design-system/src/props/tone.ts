import type { ThemeTokens } from '../themes/tokens.ts';

/** Meanings of a text or icon colour, and their tokens. `inherit` uses the colour around it. */
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

/** States with their own background: banners, tags, badges. `line` is their border, `edge` the strong bar at their start. */
export const stateTones = {
  neutral: { text: 'text1', background: 'surface2', line: 'border', edge: 'border' },
  accent: { text: 'accentText', background: 'accentSoft', line: 'accentLine', edge: 'accent' },
  positive: { text: 'positive', background: 'positiveSoft', line: 'positiveLine', edge: 'positive' },
  warning: { text: 'warning', background: 'warningSoft', line: 'warningLine', edge: 'warning' },
  critical: { text: 'critical', background: 'criticalSoft', line: 'criticalLine', edge: 'critical' },
  info: { text: 'info', background: 'infoSoft', line: 'infoLine', edge: 'info' },
} as const satisfies Record<string, Record<'text' | 'background' | 'line' | 'edge', keyof ThemeTokens>>;

export type StateTone = keyof typeof stateTones;
