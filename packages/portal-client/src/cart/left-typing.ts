import type { Ulid } from '@portal/domain/cart';
import { parseQuantity } from '@portal/domain/line';
import type { StoredTyping } from '../store/types.ts';
import type { CartDocument, CartLine } from './types.ts';

/** Text that was typed but not entered when a page ended, if entering it would still change the order. */
export type LeftTyping =
  | { readonly kind: 'entry'; readonly code: string; readonly quantity: string }
  | { readonly kind: 'quantity' | 'note' | 'reference'; readonly line: CartLine; readonly text: string };

type Read = Pick<CartDocument, 'getLine'>;

const present = (kind: Exclude<LeftTyping['kind'], 'entry'>, line: CartLine): string => {
  if (kind === 'quantity') return String(line.line.order_quantity);
  return kind === 'note' ? line.line.note : line.line.line_reference;
};

/** Reads what was stored. Text of a line that is gone, or that the order has by now, is left out. */
export function leftTyping(
  document: Read,
  stored: readonly StoredTyping[],
  numberFormat: number,
): readonly LeftTyping[] {
  return stored.flatMap(({ field, text }): LeftTyping[] => {
    const [kind, line_id = ''] = field.split(' ');
    if (kind === 'entry') {
      const [code = '', quantity = ''] = text.split('\t');
      return [{ kind, code, quantity }];
    }
    if (kind !== 'quantity' && kind !== 'note' && kind !== 'reference') return [];
    const line = document.getLine(line_id as Ulid);
    if (!line || line.removed) return [];
    const parsed = kind === 'quantity' ? quantityIn(line, text, numberFormat) : null;
    const meant = parsed?.ok ? String(parsed.quantity) : text.trim();
    return meant === present(kind, line) ? [] : [{ kind, line, text }];
  });
}

/** The quantity that a text means for a line. */
export const quantityIn = ({ facts }: CartLine, text: string, number_format: number) =>
  parseQuantity(text, { ...(facts ?? { pack_quantity: 1 }), number_format });
