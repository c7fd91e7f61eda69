import { useLatest } from '@portal/design-system';
import type { PartWords } from '@portal/domain/catalogue';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSuggestions } from '../internal/use-suggestions.ts';
import { orderTableMessages } from '../messages/order-table.ts';
import type { EntryLineProps } from './EntryLine.props.ts';
import { codeWithQuantity, completionOf, entryCodeOf, isBareNumber, likelyHit } from './entry-code.ts';
import { entryQuantity } from './entry-quantity.ts';

/** What Enter should do once the search result arrives. */
type EnterAction = 'take' | 'put' | 'take-and-put';

export interface EntryFields {
  readonly code: RefObject<HTMLInputElement | null>;
  readonly quantity: RefObject<HTMLInputElement | null>;
}

type Facts = Pick<EntryLineProps, 'format' | 'part' | 'suggest' | 'readWords' | 'onAdd' | 'onTyping' | 'start'>;

function enter(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** `25` with two washers each is `50`. Boxes of bolts are pieces of nuts, whose boxes may hold another number. */
const times = (quantity: string, pieces: number | null, count: number): string => {
  const each = /^\d+$/.test(quantity) ? Number(quantity) : pieces;
  return quantity === '' || each === null ? '' : String(each * count);
};

/** State of the entry line: what is typed, its meaning, and adding it. An invalid value is selected so that typing replaces it. */
export function useEntry(facts: Facts, fields: EntryFields) {
  const { format, part, suggest, readWords, onAdd, onTyping, start = '' } = facts;
  const [code, setCode] = useState(start);
  const [quantity, setQuantity] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { hits, quantity: inWords, further, isCurrent, hasFailed } = useSuggestions(code, suggest, readWords);
  /** The parts to add after this one: the nuts of `m12 x 50 bolts with nuts` once the bolt is taken. */
  const [next, setNext] = useState<readonly PartWords[]>([]);
  const [offered, setOffered] = useState<string | null>(null);
  const added = useRef({ code: '', quantity: '' });
  /** Enter was pressed before the search result arrived; the action to run when it does. */
  const [waiting, setWaiting] = useState<EnterAction | null>(null);

  /** Set only when a render is sure to follow: the text is in its field after it, and selected so that typing replaces it. */
  const selecting = useRef<keyof EntryFields | null>(null);
  useLayoutEffect(() => {
    if (selecting.current) fields[selecting.current].current?.select();
    selecting.current = null;
  });

  const typed = code.trim().toUpperCase();
  const hasWords = /\s/.test(code.trim());
  const counted = codeWithQuantity(
    code,
    (word) => part(word.toUpperCase()) !== null,
    (text, word) => entryQuantity(text, part(word.toUpperCase()), format).ok,
  );
  const known = typed === '' ? null : part(counted ? counted.code.toUpperCase() : typed);
  const named = counted?.quantity ?? inWords;
  const completion = known === null && isCurrent ? completionOf(typed, hits) : null;
  const best = likelyHit(hits);
  const preview = known ?? (best ? part(best.stock_code) : null);
  /** `100 m12 nyloc`: the quantity among the words counts until another is typed. */
  const wanted = quantity.trim() === '' ? (named ?? '') : quantity;
  const meant = entryQuantity(wanted, known ?? preview, format);

  const refuse = (why: string, field: HTMLInputElement | null) => {
    setError(why);
    enter(field);
  };
  const take = (stock_code: string) => {
    setCode(stock_code);
    if (further.length > 0) setNext(further);
    setError(null);
    const field = fields.quantity.current;
    // The next render replaces the text and its quantity, so copy the quantity into its field unless the user has typed one.
    if (named !== null && field?.value.trim() === '') {
      setQuantity(named);
      selecting.current = 'quantity';
    }
    // Where the quantity is being typed already, selecting it would have the next digit replace it.
    if (document.activeElement !== field) enter(field);
  };
  const put = (stock_code: string) => {
    if (!meant.ok) return refuse(meant.why, fields.quantity.current);
    const wrong = onAdd(stock_code, meant.quantity);
    if (wrong !== null) return refuse(wrong, fields.code.current);
    added.current = { code: stock_code, quantity: wanted };
    const [following, ...later] = further.length > 0 ? further : next;
    setNext(later);
    setCode(following?.text ?? '');
    setOffered(following?.text ?? null);
    selecting.current = following ? 'code' : null;
    setQuantity(following ? times(wanted, meant.quantity, following.count) : '');
    setError(null);
    fields.code.current?.focus();
  };
  /** Continues with the part that the text stands for, or shows why there is none. */
  const find = (then: EnterAction) => {
    const goOn = then === 'take' ? take : put;
    setWaiting(null);
    if (known) return goOn(known.stock_code);
    if (!isCurrent) {
      setWaiting(then === 'put' && waiting === 'take' ? 'take-and-put' : then);
      // The digits typed next are the quantity, even before the search result arrives.
      if (then === 'take') enter(fields.quantity.current);
      return;
    }
    // If the stock list cannot be loaded, accept the text as a code.
    if (hasFailed) return goOn(typed);
    // In the open list Enter would have chosen the first part. It was pressed before the list had loaded.
    if (then !== 'put' && hasWords && best) return goOn(best.stock_code);
    const meaning = entryCodeOf(code, hits);
    if (meaning.is === 'part') goOn(meaning.stock_code);
    else refuse(meaning.why, fields.code.current);
  };
  // On every render, because the result depends on everything that was typed; `find` ends the wait. A layout effect, because a key could
  // arrive before a later effect and would then act on text that has been used already.
  useLayoutEffect(() => {
    if (waiting && isCurrent) find(waiting);
  });

  const latestTyping = useLatest(onTyping);
  useEffect(() => latestTyping.current?.(code, quantity), [code, quantity, latestTyping]);

  return {
    code,
    quantity,
    error,
    hits,
    completion,
    preview,
    /** Shown in the empty quantity field: the quantity that Enter would add. */
    hint: named ?? (preview ? String(preview.sell_quantity_minimum) : undefined),
    meant,
    typed,
    /** The refused code is a number, which may be meant for the last line. */
    refusedNumber: error !== null && isBareNumber(code) ? code.trim() : null,
    /** With words, Enter takes the first part of the list; a partial code only completes its own match. */
    isEager: isCurrent && hasWords && known === null,
    /** The text in the field is a further part that the words of the line added last name. */
    isOffered: code === offered,
    typeCode(text: string) {
      setCode(text);
      setNext([]);
      setError(null);
      setWaiting(null);
    },
    typeQuantity(text: string) {
      setQuantity(text);
      setError(null);
    },
    take,
    submitCode() {
      if (typed !== '') find('take');
    },
    add() {
      if (typed === '') refuse(orderTableMessages.entry.codeMissing, fields.code.current);
      else find('put');
    },
    fill(code: string, quantity: string) {
      setNext([]);
      setCode(code);
      setQuantity(quantity);
      setError(null);
      fields.code.current?.focus();
    },
    bringBack() {
      if (typed !== '' || added.current.code === '') return;
      setCode(added.current.code);
      setQuantity(added.current.quantity);
      fields.quantity.current?.focus();
      selecting.current = 'quantity';
    },
  };
}
