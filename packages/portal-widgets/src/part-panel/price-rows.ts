import { formatCurrency, formatNumber } from '@portal/domain/format';
import { type Availability, choosePrice, type NextBreak, type Pricing, pricedOnly } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import type { Advice, BreakRow, WarehouseRow } from './PartPanel.props.ts';

/** Price breaks after web discount, compared with the highest standard price (LINE-09). */
export function breakRows(
  pricing: readonly Pricing[],
  price_per: number,
  web_discount: string,
  current: Pricing | null,
): readonly BreakRow[] {
  const priced = pricing.map((entry) => ({
    entry,
    webPrice:
      pricedOnly(choosePrice([entry], price_per, Math.max(1, entry.quantity_break), web_discount))?.webPrice ?? null,
  }));
  const list = Math.max(
    0,
    ...priced.filter(({ entry }) => entry.price_type === 'standard').map(({ webPrice }) => Number(webPrice ?? 0)),
  );
  return priced
    .toSorted((a, b) => a.entry.quantity_break - b.entry.quantity_break)
    .map(({ entry, webPrice }) => ({
      entry,
      webPrice: webPrice ?? entry.price,
      against: list > 0 && webPrice !== null ? Math.round(((Number(webPrice) - list) / list) * 1000) / 10 : null,
      current: entry === current,
    }));
}

/** Stock by warehouse, the tab's own first, then the nearest (LINE-15). */
export function warehouseRows(
  availability: readonly Availability[],
  own: string,
  names: ReadonlyMap<string, string>,
): readonly WarehouseRow[] {
  return availability
    .toSorted((a, b) => Number(b.warehouse_code === own) - Number(a.warehouse_code === own) || a.days - b.days)
    .map((stock) => ({
      availability: stock,
      name: names.get(stock.warehouse_code) ?? stock.warehouse_code,
      current: stock.warehouse_code === own,
    }));
}

/** One sentence on whether the quantity is available, and where the rest comes from. */
export function stockSentence(rows: readonly WarehouseRow[], quantity: number, format: FormatOptions): string {
  const own = rows.find(({ current }) => current);
  if (!own || quantity <= 0) return '';
  const written = (value: number) => formatNumber(value, format.number_format);
  const here = own.availability.available;
  if (here >= quantity) return messages.stock.allHere(written(quantity), own.name);
  const other = rows.find(
    ({ current, availability }) => !current && availability.available >= quantity - Math.max(0, here),
  );
  const first =
    here > 0 ? messages.stock.someHere(written(here), written(quantity), own.name) : messages.stock.noneHere(own.name);
  if (!other) return first;
  const { days } = other.availability;
  const second =
    here > 0
      ? messages.stock.restElsewhere(other.name, days)
      : messages.stock.allElsewhere(other.name, written(quantity), days);
  return `${first} ${second}`;
}

/** LINE-09: advice on what the next price break costs or saves. */
export function adviceOf(next: NextBreak | null, quantity: number, format: FormatOptions): Advice | null {
  if (!next) return null;
  const saves = next.difference.startsWith('-');
  const amount = formatCurrency(next.difference.replace('-', ''), format.currency_format);
  return {
    what: messages.prices.nextBreak(formatNumber(next.quantity - quantity, format.number_format), saves, amount),
    why: messages.prices.nextPrice(
      formatNumber(next.quantity, format.number_format),
      formatCurrency(next.webPrice, format.currency_format),
    ),
    quantity: next.quantity,
  };
}
