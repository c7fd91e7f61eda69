import type { CheckItem, CheckKind, Ulid } from '@portal/domain/cart';
import type { CheckEntry } from './CheckPanel.props.ts';

/** Labels for items without an edit of their own: they are accepted, or solved by adding parts. */
const remedyLabels: Readonly<Partial<Record<CheckKind, string>>> = {
  no_lines: 'Add parts',
  below_minimum: 'Add parts',
  price_changed: 'Accept the price',
};
const otherLabels: Readonly<Partial<Record<CheckKind, string>>> = {
  price_changed: 'Remove the line',
  superseded: 'Keep it',
  discontinued: 'Keep it',
  short_stock: 'Wait for it',
};

/** What the main button of an item does: an edit, an acceptance, or opening the search for more parts. */
export const checkRemedyOf = (item: CheckItem): 'draft' | 'accept' | 'add' =>
  item.kind === 'price_changed' ? 'accept' : item.remedy ? 'draft' : 'add';

export const checkEntryId = (item: CheckItem): string => `${item.kind} ${item.line_id ?? ''}`;

/** An item of the cart check as the panel lists it; `numberOf` gives the number of a line. */
export function checkEntryOf(item: CheckItem, numberOf: (line_id: Ulid) => number | null): CheckEntry {
  const { kind, weight, line_id, message, remedy } = item;
  const number = line_id === null ? null : numberOf(line_id);
  const other = otherLabels[kind];
  return {
    id: checkEntryId(item),
    weight,
    place: number === null ? null : `Line ${number}`,
    message,
    remedy: remedyLabels[kind] ?? remedy?.label ?? 'Add parts',
    ...(other === undefined ? {} : { other }),
  };
}
