import { dayAndMonth, formatCurrency, formatNumber, relativeTime } from '@portal/domain/format';
import type { LineStatus } from '@portal/domain/line';
import type { MoreForLess } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import { orderLineMessages } from '../messages/order-line.ts';
import type { LineViewContext } from './line-facts.ts';
import type { LineNote, Remedy, RemedyId } from './line-view.ts';

const { notes, remedies: labels } = orderLineMessages;

type Of<State extends LineStatus['state']> = Extract<LineStatus, { state: State }>;
type NoteBuilder<State extends LineStatus['state']> = (
  status: Of<State>,
  context: LineViewContext,
  format: FormatOptions,
) => LineNote | null;

const offer = (id: RemedyId, label: string): Remedy => ({ id, label });
const pieces = (count: number, format: FormatOptions) => formatNumber(count, format.number_format);
const amount = (text: string, format: FormatOptions) => formatCurrency(text.replace(/^-/, ''), format.currency_format);

/**
 * LINE-07: shows that and why a quantity was changed. Just after the change it can be undone; later, when it is no longer the last step,
 * the note can only be dismissed.
 */
const rounded: NoteBuilder<'rounded'> = ({ from, to, multiple, why }, { fresh }, format) => ({
  tone: 'info',
  what: (to > from ? notes.rounded.up : notes.rounded.down)(pieces(from, format), pieces(to, format)),
  why,
  remedies: [
    ...(to - multiple > 0 ? [offer('smaller', labels.makeIt(pieces(to - multiple, format)))] : []),
    fresh ? offer('take_back', labels.undo) : offer('accept', labels.keep(pieces(to, format))),
  ],
});

const priceChanged: NoteBuilder<'price_changed'> = ({ direction, from, to, percent, effect }, _, format) => {
  const up = direction === 'up';
  const { what, why } = up ? notes.priceUp : notes.priceDown;
  return {
    tone: up ? 'warning' : 'info',
    what: what(percent?.replace('-', '') ?? null),
    why: why(amount(from, format), amount(to, format), amount(effect, format)),
    remedies: up ? [offer('accept', labels.accept), offer('ask', labels.askOldPrice)] : [offer('accept', labels.ok)],
  };
};

const outOfStock: NoteBuilder<'out_of_stock'> = ({ next_date, elsewhere }, context, format) => {
  const { substitute, warehouseName, now } = context;
  const until = next_date ? dayAndMonth(next_date, new Date(now)) : null;
  const other = elsewhere[0];
  const has = substitute
    ? notes.outOfStock.substitute(
        substitute.stock_code,
        substitute.how,
        pieces(substitute.available, format),
        substitute.webPrice === null ? null : amount(substitute.webPrice, format),
      )
    : other
      ? notes.outOfStock.elsewhere(pieces(other.available, format), other.days)
      : notes.outOfStock.nowhere;
  return {
    tone: 'critical',
    what: notes.outOfStock.what(warehouseName, until),
    why: has,
    remedies: [...(substitute ? [offer('use_other', labels.useOther)] : []), offer('wait', labels.wait)],
  };
};

/** LINE-06 */
const unknown: NoteBuilder<'unknown'> = (_, { near }) => ({
  tone: 'critical',
  what: notes.unknown.what,
  why: near ? notes.unknown.near(near.stock_code, near.why).trim() : notes.unknown.nothingNear,
  remedies: [...(near ? [offer('use_other', labels.useOther)] : []), offer('search', labels.search)],
});

/** LINE-02: a line that was never priced here. A saved price is shown with its age. */
const noPrice: NoteBuilder<'no_price'> = ({ text, last, last_checked }, { now }, format) => {
  const age = last_checked ? relativeTime(last_checked, new Date(now)) : null;
  return {
    tone: 'warning',
    what: `${text}.`,
    why: last === null ? notes.noPrice.notCounted : notes.noPrice.lastKnown(amount(last, format), age),
    remedies: [offer('retry', labels.retry)],
  };
};

/** LINE-02: the last price still applies, shown with its age. */
const oldPrice: NoteBuilder<'old_price'> = ({ text, last, last_checked }, { now }, format) => {
  const age = last_checked ? relativeTime(last_checked, new Date(now)) : null;
  return {
    tone: 'warning',
    what: `${text}.`,
    why: notes.oldPrice(amount(last, format), age),
    remedies: [offer('retry', labels.retry)],
  };
};

const noStock: NoteBuilder<'no_stock'> = ({ text, last }, _, format) => ({
  tone: 'warning',
  what: `${text}.`,
  why: last === null ? notes.noStock.unknown : notes.noStock.lastKnown(pieces(last, format)),
  remedies: [offer('retry', labels.retry)],
});

const noteBuilders: { readonly [State in LineStatus['state']]?: NoteBuilder<State> } = {
  rounded,
  price_changed: priceChanged,
  out_of_stock: outOfStock,
  unknown,
  no_price: noPrice,
  old_price: oldPrice,
  no_stock: noStock,
};

/** The part of a line's context that decides which states have a note. */
export type DismissalContext = Pick<LineViewContext, 'dismissed'>;

/** True for a state with a note that the buyer has not dismissed. */
export const hasStateNote = ({ state }: LineStatus, { dismissed }: DismissalContext): boolean =>
  state in noteBuilders && !dismissed.has(state);

/** The note for a state of a line; null when the state has none or the buyer has dismissed it. */
export function lineNote(status: LineStatus, context: LineViewContext, format: FormatOptions): LineNote | null {
  if (!hasStateNote(status, context)) return null;
  const build = noteBuilders[status.state] as NoteBuilder<LineStatus['state']> | undefined;
  return build?.(status, context, format) ?? null;
}

/** LINE-09: `Buy 200 for less than 150`. */
export function adviceNote(quantity: number, more: MoreForLess, format: FormatOptions): LineNote {
  return {
    tone: 'info',
    what: notes.advice.what(pieces(more.quantity, format), pieces(quantity, format)),
    why: notes.advice.why(amount(more.saves, format)),
    remedies: [
      offer('buy_more', labels.makeIt(pieces(more.quantity, format))),
      offer('accept', labels.keep(pieces(quantity, format))),
    ],
  };
}
