import type { Catalogue } from '@portal/portal-client';
import { choose, type SelectorState } from './selector-state.ts';

/** SRCH-01: words that mean filters become them, beside those that are chosen already; a code stays a code. */
export async function readSentence(
  catalogue: Pick<Catalogue, 'facts' | 'suggest'>,
  state: SelectorState,
  sentence: string,
): Promise<SelectorState> {
  const text = sentence.trim();
  if (text === '' || catalogue.facts(text)) return { ...state, text };
  const { chips, rest } = await catalogue.suggest(text);
  let next: SelectorState = { ...state, text: rest };
  for (const { filter_root, filters, typed } of chips) {
    next = choose(next, filter_root, filters);
    next = { ...next, words: { ...next.words, [filter_root]: typed } };
  }
  return next;
}
