import type { SearchHit } from '@portal/domain/catalogue';

/** What a text in the code field stands for when Enter is pressed and nothing was chosen from the list. */
export type EntryCode =
  | { readonly is: 'part'; readonly stock_code: string }
  | { readonly is: 'several'; readonly why: string }
  | { readonly is: 'none'; readonly why: string };

/** A hit of one of these is the part that was meant, without a look at the others. */
const exact: ReadonlySet<SearchHit['reason']> = new Set(['code', 'code_plain', 'customer_code']);
/** A hit of one of these is a guess, which the buyer has to see and choose. */
const guesses: ReadonlySet<SearchHit['reason']> = new Set(['near_code', 'near_words']);

/**
 * The part that a text means: only where no other part could be meant. Part of a code that several parts begin with is not enough, nor is
 * a part whose code is only similar.
 */
export function entryCodeOf(text: string, hits: readonly SearchHit[]): EntryCode {
  const typed = text.trim();
  const named = hits.filter(({ reason }) => exact.has(reason));
  const found = named.length > 0 ? named : hits.filter(({ reason }) => !guesses.has(reason));
  const [only, ...others] = found;
  if (only && others.length === 0) return { is: 'part', stock_code: only.stock_code };
  if (only) return { is: 'several', why: `Several parts match ${typed}. Choose one with ↓ and Enter, or type more.` };
  const similar =
    hits.length > 0 ? 'Choose a similar one from the list, or search by words.' : 'Search by words instead.';
  return { is: 'none', why: `No part has the code ${typed}. ${similar}` };
}

/** The rest of a code that is being typed, where one part only begins so; null otherwise. */
export function completionOf(typed: string, hits: readonly SearchHit[]): string | null {
  const begun = hits.filter(({ stock_code }) => stock_code.startsWith(typed));
  const [only] = begun;
  return typed !== '' && only && begun.length === 1 && only.stock_code !== typed ? only.stock_code : null;
}
