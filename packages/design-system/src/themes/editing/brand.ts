import type { ThemeTokens } from '../tokens.ts';
import { derivedFromAccent } from './derive.ts';
import type { OwnTheme } from './exchange.ts';
import { fitted, readOklch, writeOklch } from './oklch.ts';
import { repairContrast } from './repair.ts';

type Token = keyof ThemeTokens;

/** Tokens that take the hue of the neutral colour. */
const neutrals: readonly Token[] = [
  ...(['surface0', 'surface1', 'surface2', 'surface3', 'text1', 'text2', 'text3', 'border', 'hairline'] as const),
  ...(['field', 'fieldLine', 'stripe', 'hover', 'pressed', 'head', 'onHead', 'ink'] as const),
  ...(['chrome', 'onChrome', 'onChrome2', 'chromeLine', 'chromeField', 'onChromeField', 'onChromeField2'] as const),
  ...(['strip', 'onStrip', 'onStrip2', 'tabOn', 'onTab', 'tabEdge'] as const),
];
/** Tokens that take the hue of the accent, apart from those that `derivedFromAccent` calculates. */
const tinted: readonly Token[] = ['focus', 'selection', 'selected', 'inkDim', 'chart1'];

/** More chroma would make a neutral look like a colour. */
const mostNeutral = 0.035;

export interface BrandColours {
  /** `#rrggbb` or `oklch(L C H)`. */
  readonly accent: string;
  readonly neutral: string;
}

/**
 * Derives all colours of a theme from an accent and a neutral colour. The steps of lightness are those of `reference`, a theme that was
 * designed for the scheme (Standard or Midnight); hue and chroma come from the two colours. Shapes stay as they are in `theme`, and so
 * do the colours of states, whose meaning must not change. Afterwards every pair has enough contrast, so that the accent may be a
 * little lighter or darker than given. Null if one of the two is no colour.
 */
export function brandTheme(theme: OwnTheme, reference: OwnTheme, { accent, neutral }: BrandColours): OwnTheme | null {
  const [brand, grey] = [readOklch(accent), readOklch(neutral)];
  if (!brand || !grey) return null;
  const chroma = Math.min(grey.c, mostNeutral);
  const tokens: ThemeTokens = { ...theme.tokens };
  const set = (token: Token, c: (own: number) => number, h: number) => {
    const own = readOklch(reference.tokens[token]);
    if (own) tokens[token] = writeOklch(fitted({ ...own, c: c(own.c), h }));
  };
  // White stays white: a tint on the working sheet would colour every row.
  for (const token of neutrals) set(token, (own) => (own === 0 ? 0 : chroma * Math.min(1.4, 0.35 + own * 25)), grey.h);
  for (const token of tinted) set(token, (own) => Math.min(own, brand.c), brand.h);
  for (const state of ['positive', 'warning', 'critical', 'info'] as const) {
    const on = `on${state.charAt(0).toUpperCase()}${state.slice(1)}` as 'onInfo';
    for (const token of [state, on, `${state}Soft`, `${state}Line`] as const) tokens[token] = reference.tokens[token];
  }
  for (const token of ['chart2', 'chart3', 'chart4', 'chart5', 'chart6', 'chart7', 'chart8'] as const)
    tokens[token] = reference.tokens[token];
  const branded: OwnTheme = {
    base: theme.base,
    scheme: reference.scheme,
    tokens: { ...tokens, accent: writeOklch(fitted({ ...brand, a: 1 })) },
  };
  const { tokens: legible } = repairContrast({ ...branded.tokens, ...derivedFromAccent(branded) });
  return { ...branded, tokens: legible };
}
