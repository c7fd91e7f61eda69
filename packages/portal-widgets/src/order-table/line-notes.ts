import { dayAndMonth, formatCurrency, formatNumber, relativeTime } from '@portal/domain/format';
import type { LineStatus as DomainStatus } from '@portal/domain/line';
import type { MoreForLess } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import type { LineViewContext } from './line-facts.ts';
import type { LineNote, Remedy, RemedyId } from './line-view.ts';

type Of<State extends DomainStatus['state']> = Extract<DomainStatus, { state: State }>;
type Speak<State extends DomainStatus['state']> = (
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
const rounded: Speak<'rounded'> = ({ from, to, multiple, why }, { fresh }, format) => ({
  tone: 'info',
  what: `Rounded ${to > from ? 'up' : 'down'} from ${pieces(from, format)} to ${pieces(to, format)}.`,
  why,
  remedies: [
    ...(to - multiple > 0 ? [offer('smaller', `Make it ${pieces(to - multiple, format)}`)] : []),
    fresh ? offer('take_back', 'Undo') : offer('accept', `Keep ${pieces(to, format)}`),
  ],
});

const priceChanged: Speak<'price_changed'> = ({ direction, from, to, percent, effect }, _, format) => {
  const up = direction === 'up';
  const share = percent === null ? '' : ` ${percent.replace('-', '')} %`;
  return {
    tone: up ? 'warning' : 'info',
    what: `Price ${up ? 'up' : 'down'}${share} since it was saved,`,
    why: `from ${amount(from, format)} to ${amount(to, format)}: ${amount(effect, format)} ${up ? 'more' : 'less'} on this line.`,
    remedies: up ? [offer('accept', 'Accept'), offer('ask', 'Ask for the old price')] : [offer('accept', 'OK')],
  };
};

const outOfStock: Speak<'out_of_stock'> = ({ next_date, elsewhere }, context, format) => {
  const { substitute, warehouseName, now } = context;
  const until = next_date ? ` until ${dayAndMonth(next_date, new Date(now))}` : '';
  const other = elsewhere[0];
  const has = substitute
    ? `${substitute.stock_code}, ${substitute.how}: ${pieces(substitute.available, format)} in stock${
        substitute.webPrice === null ? '' : ` at ${amount(substitute.webPrice, format)}`
      }.`
    : other
      ? `Another warehouse has ${pieces(other.available, format)}, ${other.days} ${other.days === 1 ? 'day' : 'days'} away.`
      : 'No other warehouse has any.';
  return {
    tone: 'critical',
    what: `None in ${warehouseName}${until}.`,
    why: has,
    remedies: [...(substitute ? [offer('use_other', 'Use it')] : []), offer('wait', 'Wait')],
  };
};

/** LINE-06 */
const unknown: Speak<'unknown'> = (_, { near }) => ({
  tone: 'critical',
  what: 'No such code.',
  why: near ? `Did you mean ${near.stock_code}? ${near.why}`.trim() : 'The stock list has no similar code.',
  remedies: [...(near ? [offer('use_other', 'Use it')] : []), offer('search', 'Search')],
});

/** LINE-02: a line that was never priced here. A saved price is shown with its age. */
const noPrice: Speak<'no_price'> = ({ text, last, last_checked }, { now }, format) => {
  const age = last_checked ? `, ${relativeTime(last_checked, new Date(now))}` : '';
  return {
    tone: 'warning',
    what: `${text}.`,
    why:
      last === null
        ? 'Not counted in the total.'
        : `Last known ${amount(last, format)}${age}; not counted in the total.`,
    remedies: [offer('retry', 'Retry')],
  };
};

/** LINE-02: the last price still applies, shown with its age. */
const oldPrice: Speak<'old_price'> = ({ text, last, last_checked }, { now }, format) => {
  const age = last_checked ? ` from ${relativeTime(last_checked, new Date(now))}` : '';
  return {
    tone: 'warning',
    what: `${text}.`,
    why: `The total uses the last price, ${amount(last, format)}${age}. We keep trying to refresh it.`,
    remedies: [offer('retry', 'Retry')],
  };
};

const noStock: Speak<'no_stock'> = ({ text, last }, _, format) => ({
  tone: 'warning',
  what: `${text}.`,
  why: last === null ? 'You can still order this line.' : `Last known ${pieces(last, format)} in stock.`,
  remedies: [offer('retry', 'Retry')],
});

const speakers: { readonly [State in DomainStatus['state']]?: Speak<State> } = {
  rounded,
  price_changed: priceChanged,
  out_of_stock: outOfStock,
  unknown,
  no_price: noPrice,
  old_price: oldPrice,
  no_stock: noStock,
};

/** P4: shows the overwritten edit, and one key restores it. */
export function foreignNote({ foreign }: LineViewContext, format: FormatOptions): LineNote | null {
  if (!foreign) return null;
  return {
    tone: 'info',
    what: `${foreign.by} changed it to ${pieces(foreign.theirs, format)}.`,
    why: `You had ${pieces(foreign.mine, format)}.`,
    remedies: [offer('take_back', `Make it ${pieces(foreign.mine, format)}`), offer('accept', 'Leave it')],
  };
}

/** The part of a line's context that decides which states have a note. */
export type AnsweredContext = Pick<LineViewContext, 'answered'>;

/** True for a state with a note that the buyer has not answered. */
export const hasStateNote = ({ state }: DomainStatus, { answered }: AnsweredContext): boolean =>
  state in speakers && !answered.has(state);

/** The note for a state of a line; null when the state has none or the buyer has answered it. */
export function lineNote(status: DomainStatus, context: LineViewContext, format: FormatOptions): LineNote | null {
  if (!hasStateNote(status, context)) return null;
  const speak = speakers[status.state] as Speak<DomainStatus['state']> | undefined;
  return speak?.(status, context, format) ?? null;
}

/** LINE-09: `Buy 200 for less than 150`. */
export function adviceNote(quantity: number, more: MoreForLess, format: FormatOptions): LineNote {
  return {
    tone: 'info',
    what: `Buy ${pieces(more.quantity, format)} for less than ${pieces(quantity, format)}:`,
    why: `${amount(more.saves, format)} less on this line.`,
    remedies: [
      offer('buy_more', `Make it ${pieces(more.quantity, format)}`),
      offer('accept', `Keep ${pieces(quantity, format)}`),
    ],
  };
}
