import type { OrderLine } from '@portal/domain/cart';
import { dayAndMonth, formatNumber } from '@portal/domain/format';
import { type LineStatus as DomainStatus, isRemoved, type LineFigures, quantityRules } from '@portal/domain/line';
import { type MoreForLess, moreForLess } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import type { LineViewContext } from './line-facts.ts';
import { adviceNote, lineNote } from './line-notes.ts';
import type { LineMark, LineStatus, LineView, StockView } from './line-view.ts';

const shown: Readonly<Record<DomainStatus['state'], LineStatus>> = {
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

function statusOf(status: DomainStatus, context: LineViewContext): LineStatus {
  if (context.foreign) return 'changed';
  if (status.state === 'price_changed') {
    if (context.answered) return 'normal';
    return status.direction === 'up' ? 'price_up' : 'price_down';
  }
  return shown[status.state];
}

/** LINE-15: the stock of the tab's warehouse. */
function stockOf(line: OrderLine, context: LineViewContext, format: FormatOptions): StockView | null {
  if (!line.availability) return null;
  const here = line.availability.find(({ warehouse_code }) => warehouse_code === context.warehouse);
  const available = here?.available ?? 0;
  const wanted = line.order_quantity;
  if (line.facts?.discontinued) {
    return { level: available > 0 ? 'part' : 'none', available, aside: 'no more' };
  }
  if (!here || (available === 0 && here.next_date === null && line.poa))
    return { level: 'to_order', available: 0, aside: '' };
  if (available === 0) {
    const aside = here.next_date ? `to ${dayAndMonth(here.next_date, new Date(context.now))}` : '';
    return { level: 'none', available, aside };
  }
  if (available < wanted) {
    return { level: 'part', available, aside: `of ${formatNumber(wanted, format.number_format)}` };
  }
  return { level: 'in_stock', available, aside: '' };
}

function marksOf(line: OrderLine, context: LineViewContext): readonly LineMark[] {
  const marks: LineMark[] = [];
  if (context.hasCertificates) marks.push('certificate');
  if (line.note !== '' || line.line_reference !== '') marks.push('note');
  if (context.hasPromotion) marks.push('promotion');
  return marks;
}

/**
 * LINE-09: a larger quantity that costs less. Only where the line has nothing more important to say and the warehouse has that many, so
 * that nobody waits for stock because of it. Less than a cent is not worth a note.
 */
function adviceOf(line: OrderLine, status: DomainStatus, context: LineViewContext): MoreForLess | null {
  if (context.answered || (status.state !== 'normal' && status.state !== 'unsent')) return null;
  const pricing = line.pricing ?? [];
  if (!pricing.some(({ quantity_break }) => quantity_break > line.order_quantity)) return null;
  const rules = quantityRules(line.facts);
  const more = moreForLess(pricing, line.price_per ?? 1, line.order_quantity, context.web_discount, rules);
  if (!more || Number(more.saves) < 0.01) return null;
  const here = line.availability?.find(({ warehouse_code }) => warehouse_code === context.warehouse);
  return (here?.available ?? 0) >= more.quantity ? more : null;
}

/**
 * What the order table says about a line. Pure; the same figures and context give the same view. Keep the object as long as neither
 * changed, for a row renders when its view is another object.
 */
export function lineViewOf(figures: LineFigures, context: LineViewContext, format: FormatOptions): LineView {
  const { line, status } = figures;
  const gone = isRemoved(line) || line.poa || status.state === 'no_price' || status.state === 'unknown';
  const price = gone ? null : figures.price;
  const advice = price ? adviceOf(line, status, context) : null;
  return {
    line,
    number: context.number,
    status: statusOf(status, context),
    description: line.facts?.description ?? (status.state === 'unknown' ? status.text : ''),
    struck: status.state === 'rounded' ? status.from : null,
    price,
    priceMove: status.state === 'price_changed' && !context.answered ? status.direction : null,
    nextBreak: price && figures.nextBreak,
    moreForLess: advice,
    stock: status.state === 'unknown' ? null : stockOf(line, context, format),
    marks: marksOf(line, context),
    note: lineNote(status, context, format) ?? (advice && adviceNote(line.order_quantity, advice, format)),
    unsent: context.unsent,
    loading: context.loading && !isRemoved(line),
    fresh: context.fresh,
  };
}
