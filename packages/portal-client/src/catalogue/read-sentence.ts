import { choose, type SelectorState } from '@portal/domain/catalogue';
import type { Catalogue } from './types.ts';

/** What a sentence makes of a state. One whose text is another by now stays as it is: reading takes time, and typing goes on. */
export type Reading = (state: SelectorState) => SelectorState;

/** SRCH-01: words that mean filters become them, beside those that are chosen already; a code stays a code. */
export async function readSentence(
  catalogue: Pick<Catalogue, 'facts' | 'suggest'>,
  sentence: string,
): Promise<Reading> {
  const text = sentence.trim();
  const code = text === '' || catalogue.facts(text) !== null;
  const { chips, rest } = code ? { chips: [], rest: text } : await catalogue.suggest(text);
  return (state) => {
    if (state.text !== sentence) return state;
    let next: SelectorState = { ...state, text: rest };
    for (const { filter_root, filters, typed } of chips) {
      next = choose(next, filter_root, filters);
      next = { ...next, words: { ...next.words, [filter_root]: typed } };
    }
    return next;
  };
}
