import { formatCurrency, formatNumber } from '@portal/domain/format';
import type { Availability, NextBreak } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import type { Advice, WarehouseRow } from './PartPanel.props.ts';

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
