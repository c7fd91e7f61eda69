import { contrast, parseColour } from '../colour.ts';
import type { ThemeKey } from '../names.ts';
import type { ThemeTokens } from '../tokens.ts';
import type { OwnTheme } from './exchange.ts';
import { readOklch, writeOklch } from './oklch.ts';
import { repairContrast } from './repair.ts';

/** A theme being edited, with its undo history (THEME-03). */
export interface Draft {
  readonly theme: OwnTheme;
  readonly past: readonly OwnTheme[];
  readonly future: readonly OwnTheme[];
  /** The last edited token: one drag on a slider is one undo step. */
  readonly edited: keyof ThemeTokens | null;
}

const depth = 100;

export const draftOf = (theme: OwnTheme): Draft => ({ theme, past: [], future: [], edited: null });

function step(draft: Draft, theme: OwnTheme, edited: Draft['edited'] = null): Draft {
  const joins = edited !== null && edited === draft.edited && draft.past.length > 0;
  return {
    theme,
    past: joins ? draft.past : [...draft.past.slice(1 - depth), draft.theme],
    future: [],
    edited,
  };
}

/** Sets the value of one token. `value` was validated by `readValue`. */
export function withToken(draft: Draft, token: keyof ThemeTokens, value: string): Draft {
  if (draft.theme.tokens[token] === value) return draft;
  return step(draft, { ...draft.theme, tokens: { ...draft.theme.tokens, [token]: value } }, token);
}

/** Replaces all tokens, with a base theme or an imported one. */
export const withTheme = (draft: Draft, theme: OwnTheme): Draft => step(draft, theme);

export function repaired(draft: Draft): Draft {
  const { tokens, changed } = repairContrast(draft.theme.tokens);
  return changed.length === 0 ? draft : step(draft, { ...draft.theme, tokens });
}

export function undone(draft: Draft): Draft {
  const theme = draft.past.at(-1);
  if (!theme) return draft;
  return { theme, past: draft.past.slice(0, -1), future: [draft.theme, ...draft.future], edited: null };
}

export function redone(draft: Draft): Draft {
  const [theme, ...future] = draft.future;
  return theme ? { theme, past: [...draft.past, draft.theme], future, edited: null } : draft;
}

/** Tokens derived from an accent: hover and pressed backgrounds, text on it, border, icon and pale background. */
export function derivedFromAccent({ scheme, tokens }: OwnTheme): Partial<ThemeTokens> {
  const accent = readOklch(tokens.accent);
  if (!accent) return {};
  const { l, c, h } = accent;
  const dark = scheme === 'dark';
  const at = (lightness: number, chroma: number) =>
    writeOklch({ l: Math.min(1, Math.max(0, lightness)), c: chroma, h, a: 1 });
  const light = l > 0.6;
  const none = () => '';
  const ends = [at(0.99, 0.005), at(0.2, Math.min(c, 0.05))] as const;
  const background = parseColour(tokens.accent, none);
  const [pale, deep] = ends.map((value) => contrast(parseColour(value, none), background));
  return {
    accentHover: at(light ? l + 0.035 : l - 0.045, c),
    accentPressed: at(light ? l - 0.055 : l - 0.085, c),
    onAccent: (pale ?? 0) >= (deep ?? 0) ? ends[0] : ends[1],
    accentSoft: at(dark ? 0.3 : 0.95, c * (dark ? 0.5 : 0.2)),
    accentText: at(dark ? Math.max(l, 0.8) : Math.min(l, 0.45), c),
    accentLine: at(0.61, c * 0.85),
    tabMark: tokens.accent,
  };
}

/** Sets the accent and all tokens derived from it. */
export function withAccent(draft: Draft, value: string): Draft {
  const next = { ...draft.theme, tokens: { ...draft.theme.tokens, accent: value } };
  return step(draft, { ...next, tokens: { ...next.tokens, ...derivedFromAccent(next) } });
}

/** Starting values of a base theme. */
export const startFrom = (base: ThemeKey, given: Pick<OwnTheme, 'scheme' | 'tokens'>): OwnTheme => ({
  base,
  scheme: given.scheme,
  tokens: { ...given.tokens },
});
