import { formatNumber } from '@portal/domain/format';
import { parseQuantity, quantityRules, roundQuantity } from '@portal/domain/line';
import type { FormatOptions } from '../internal/format-options.ts';
import { orderTableMessages } from '../messages/order-table.ts';
import type { EntryPart } from './EntryLine.props.ts';

const messages = orderTableMessages.entry;

export type EntryQuantity =
  | { readonly ok: true; readonly quantity: number | null; readonly said: string }
  | { readonly ok: false; readonly why: string };

/** What a typed quantity means for a part, as text: `= 150, sold in 50s`. Empty input means the default (LINE-08). */
export function entryQuantity(text: string, part: EntryPart | null, format: FormatOptions): EntryQuantity {
  const written = (pieces: number) => formatNumber(pieces, format.number_format);
  const increment = part?.sell_quantity_increment ?? 1;
  const soldIn = increment > 1 ? messages.soldIn(written(increment)) : '';
  if (text.trim() === '') return { ok: true, quantity: null, said: soldIn };
  const parsed = parseQuantity(text, {
    pack_quantity: part?.pack_quantity ?? 0,
    inner_quantity: part?.inner_quantity ?? 0,
    length: part?.length ?? '',
    number_format: format.number_format,
  });
  if (!parsed.ok) return parsed;
  if (parsed.quantity === 0) return { ok: false, why: messages.quantityZero };
  const rules = part ? { minimum: part.sell_quantity_minimum, increment: Math.max(1, increment) } : quantityRules(null);
  const { quantity, rounded } = roundQuantity(parsed.quantity, rules);
  const isPlain = /^\d+$/.test(text.trim());
  const equals = isPlain ? '' : messages.equals(written(parsed.quantity));
  const changed = rounded ? messages.roundedUp(written(quantity)) : equals;
  return { ok: true, quantity: parsed.quantity, said: [changed, soldIn].filter(Boolean).join(', ') };
}
