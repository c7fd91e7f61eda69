import type { OrderLine } from '@portal/domain/cart';
import { dayAndMonth, formatNumber } from '@portal/domain/format';
import { isRemoved, type LineFigures, type LineStatus, quantityRules } from '@portal/domain/line';
import { type MoreForLess, moreForLess } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import { orderLineMessages } from '../messages/order-line.ts';
import type { LineViewContext } from './line-facts.ts';
import { adviceNote, hasStateNote, lineNote } from './line-notes.ts';
import type { LineIcon, LineView, RowStatus, StatedNote, StockView } from './line-view.ts';
import { noticeNote } from './notice-note.ts';

const { stockAside } = orderLineMessages;

const shown: Readonly<Record<LineStatus['state'], RowStatus>> = {
  normal: 'normal',
  unsent: 'normal',
  loading: 'normal',
  part_stock: 'normal',
  rounded: 'rounded',
  price_changed: 'price_up',
  out_of_stock: 'out_of_stock',
  poa: 'poa',
  removed: 'removed',
  discontinued: 'discontinued',
  unknown: 'unknown',
  no_price: 'no_price',
  old_price: 'old_price',
  no_stock: 'no_stock_data',
};

const normal: LineStatus = { state: 'normal' };

function statusOf(status: LineStatus, context: LineViewContext): RowStatus {
  if (status.state !== 'price_changed') return shown[status.state];
  if (context.dismissed.has('price_changed')) return 'normal';
  return status.direction === 'up' ? 'price_up' : 'price_down';
}

/** The states of a line, most serious first; a quantity rounded just now comes before all, as the buyer is looking at it. */
function statesOf({ states }: LineFigures, context: LineViewContext): readonly LineStatus[] {
  const rounded = context.fresh ? states.filter(({ state }) => state === 'rounded') : [];
  return [...rounded, ...states.filter((each) => !rounded.includes(each))];
}

function notesOf(states: readonly LineStatus[], context: LineViewContext, format: FormatOptions): StatedNote[] {
  const { notice } = context;
  const first: StatedNote[] = notice ? [{ status: 'changed', about: 'notice', note: noticeNote(notice, format) }] : [];
  return states.reduce((notes, state) => {
    const note = lineNote(state, context, format);
    if (note) notes.push({ status: statusOf(state, context), about: state.state, note });
    return notes;
  }, first);
}

/** LINE-15: the stock of the tab's warehouse. */
function stockOf(line: OrderLine, context: LineViewContext, format: FormatOptions): StockView | null {
  if (!line.availability) return null;
  const here = line.availability.find(({ warehouse_code }) => warehouse_code === context.warehouse);
  const available = here?.available ?? 0;
  const wanted = line.order_quantity;
  if (line.facts?.discontinued) {
    return { level: available > 0 ? 'part' : 'none', available, aside: stockAside.noMore };
  }
  if (!here || (available === 0 && here.next_date === null && line.poa))
    return { level: 'to_order', available: 0, aside: '' };
  if (available === 0) {
    const aside = here.next_date ? stockAside.until(dayAndMonth(here.next_date, new Date(context.now))) : '';
    return { level: 'none', available, aside };
  }
  if (available < wanted) {
    return { level: 'part', available, aside: stockAside.ofWanted(formatNumber(wanted, format.number_format)) };
  }
  return { level: 'in_stock', available, aside: '' };
}

function iconsOf(line: OrderLine, context: LineViewContext): readonly LineIcon[] {
  const icons: LineIcon[] = [];
  if (context.hasCertificates) icons.push('certificate');
  if (line.note !== '' || line.line_reference !== '') icons.push('note');
  if (context.hasPromotion) icons.push('promotion');
  return icons;
}

/** What decides whether a line has a note. */
export type NoteContext = Pick<LineViewContext, 'dismissed' | 'notice' | 'warehouse' | 'web_discount'>;

/**
 * LINE-09: a larger quantity that costs less. Only when the line has no more important note and the warehouse has enough stock, so
 * that it delays nothing. Ignores savings below one cent.
 */
function adviceOf(line: OrderLine, states: readonly LineStatus[], context: NoteContext): MoreForLess | null {
  if (context.dismissed.has('more_for_less') || states.some(({ state }) => state !== 'unsent')) return null;
  const pricing = line.pricing ?? [];
  if (!pricing.some(({ quantity_break }) => quantity_break > line.order_quantity)) return null;
  const rules = quantityRules(line.facts);
  const more = moreForLess(pricing, line.price_per ?? 1, line.order_quantity, context.web_discount, rules);
  if (!more || Number(more.saves) < 0.01) return null;
  const here = line.availability?.find(({ warehouse_code }) => warehouse_code === context.warehouse);
  return (here?.available ?? 0) >= more.quantity ? more : null;
}

/** Whether the view of these figures has a note, without formatting any text. */
export function hasNoteOf(figures: LineFigures, context: NoteContext): boolean {
  const { line, states, price } = figures;
  if (context.notice || states.some((state) => hasStateNote(state, context))) return true;
  return price !== null && adviceOf(line, states, context) !== null;
}

/**
 * The view of a line for the order table. Pure. Reuse the object while neither figures nor context
 * change: a row renders when its view is a different object.
 */
export function lineViewOf(figures: LineFigures, context: LineViewContext, format: FormatOptions): LineView {
  const { line } = figures;
  const states = statesOf(figures, context);
  const find = <State extends LineStatus['state']>(state: State) =>
    states.find((each): each is Extract<LineStatus, { state: State }> => each.state === state);
  const unknown = find('unknown');
  const moved = context.dismissed.has('price_changed') ? undefined : find('price_changed');
  const speaking = states.find((each) => statusOf(each, context) !== 'normal') ?? normal;
  const gone = isRemoved(line) || line.poa || find('no_price') !== undefined || unknown !== undefined;
  const price = gone ? null : figures.price;
  const advice = price ? adviceOf(line, states, context) : null;
  const notes = notesOf(states, context, format);
  if (advice) {
    const note = adviceNote(line.order_quantity, advice, format);
    notes.push({ status: 'normal', about: 'more_for_less', note });
  }
  return {
    line,
    number: context.number,
    status: context.notice ? 'changed' : statusOf(speaking, context),
    description: line.facts?.description ?? unknown?.text ?? '',
    struck: find('rounded')?.from ?? null,
    price,
    priceMove: moved?.direction ?? null,
    nextBreak: price && figures.nextBreak,
    moreForLess: advice,
    stock: unknown ? null : stockOf(line, context, format),
    icons: iconsOf(line, context),
    note: notes[0]?.note ?? null,
    notes,
    about: notes[0]?.about ?? null,
    unsent: context.unsent,
    loading: context.loading && !isRemoved(line),
    fresh: context.fresh,
  };
}
