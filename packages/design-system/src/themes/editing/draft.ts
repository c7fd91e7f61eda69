import type { ThemeKey } from '../names.ts';
import type { ThemeTokens } from '../tokens.ts';
import { type BrandColours, brandTheme } from './brand.ts';
import { derivedFromAccent } from './derive.ts';
import type { OwnTheme } from './exchange.ts';
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

/** Sets the accent and all tokens derived from it. */
export function withAccent(draft: Draft, value: string): Draft {
  const next = { ...draft.theme, tokens: { ...draft.theme.tokens, accent: value } };
  return step(draft, { ...next, tokens: { ...next.tokens, ...derivedFromAccent(next) } });
}

/** Derives all colours from an accent and a neutral colour, for the scheme of `reference`; one step. */
export function withBrand(draft: Draft, reference: OwnTheme, colours: BrandColours): Draft {
  const theme = brandTheme(draft.theme, reference, colours);
  return theme ? step(draft, theme) : draft;
}

/** Starting values of a base theme. */
export const startFrom = (base: ThemeKey, given: Pick<OwnTheme, 'scheme' | 'tokens'>): OwnTheme => ({
  base,
  scheme: given.scheme,
  tokens: { ...given.tokens },
});
