import type { SearchHit } from '@portal/domain/catalogue';
import { orderTableMessages } from '../messages/order-table.ts';

const messages = orderTableMessages.entry;

/** What the text in the code field stands for when Enter is pressed without choosing from the list. */
export type EntryCode =
  | { readonly is: 'part'; readonly stock_code: string }
  | { readonly is: 'several'; readonly why: string }
  | { readonly is: 'none'; readonly why: string };

/** A hit for one of these reasons is the intended part, whatever else matches. */
const exact: ReadonlySet<SearchHit['reason']> = new Set(['code', 'code_plain', 'customer_code']);
/** A hit for one of these reasons is a guess, which the buyer must choose. */
const guesses: ReadonlySet<SearchHit['reason']> = new Set(['near_code', 'near_words']);

/** A quantity typed where a code belongs, such as `600` or `1,200`. */
export const isBareNumber = (text: string): boolean => /^[1-9][\d.,]*$/.test(text.trim());

/** The first hit unless it is only a guess; its description is shown beside the text. */
export function likelyHit([best]: readonly SearchHit[]): SearchHit | null {
  return best && !guesses.has(best.reason) ? best : null;
}

/**
 * The part that a text stands for, only when it is unambiguous: a prefix of several codes is not, nor is
 * a code that is only similar.
 */
export function entryCodeOf(text: string, hits: readonly SearchHit[]): EntryCode {
  const typed = text.trim();
  const named = hits.filter(({ reason }) => exact.has(reason));
  const found = named.length > 0 ? named : hits.filter(({ reason }) => !guesses.has(reason));
  const [only, ...others] = found;
  if (only && others.length === 0) return { is: 'part', stock_code: only.stock_code };
  if (only) return { is: 'several', why: messages.codeAmbiguous(typed) };
  if (isBareNumber(typed)) return { is: 'none', why: messages.codeIsNumber(typed) };
  return { is: 'none', why: hits.length > 0 ? messages.codeSimilar(typed) : messages.codeUnknown(typed) };
}

/**
 * `HXB-12050-88Z 100` or `2 boxes HXB-12050-88Z`: a full code with its quantity before or after it. Null unless `isPart` knows the code
 * and `isQuantity` can read all the rest for that part, so that words which contain a code stay words.
 */
export function codeWithQuantity(
  text: string,
  isPart: (code: string) => boolean,
  isQuantity: (text: string, code: string) => boolean,
): { readonly code: string; readonly quantity: string } | null {
  const words = text.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const readings = [
    {
      code: first,
      quantity: words
        .slice(1)
        .join(' ')
        .replace(/^[x×]\s*/i, ''),
    },
    {
      code: last,
      quantity: words
        .slice(0, -1)
        .join(' ')
        .replace(/\s*[x×]$/i, ''),
    },
  ];
  return readings.find(({ code, quantity }) => quantity !== '' && isPart(code) && isQuantity(quantity, code)) ?? null;
}

/** The rest of a partly typed code when exactly one part starts with it; null otherwise. */
export function completionOf(typed: string, hits: readonly SearchHit[]): string | null {
  const matches = hits.filter(({ stock_code }) => stock_code.startsWith(typed));
  const [only] = matches;
  return typed !== '' && only && matches.length === 1 && only.stock_code !== typed ? only.stock_code : null;
}
