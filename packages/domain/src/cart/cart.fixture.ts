import fc from 'fast-check';
import { findLine } from './edit.ts';
import { newCart } from './new-cart.ts';
import type { OperationDraft } from './rule.ts';
import type { CartState, LineState, Operation, Ulid } from './types.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Generates consecutive ids in ULID format. */
export function idSource(prefix = '0'): () => Ulid {
  let count = 0;
  return () => {
    count += 1;
    let rest = count;
    let text = '';
    for (let place = 0; place < 10; place += 1) {
      text = alphabet.charAt(rest % 32) + text;
      rest = Math.floor(rest / 32);
    }
    return prefix.padEnd(16, '0') + text;
  };
}

export const at = '2026-11-30T01:02:03.000Z';

export function makerFor(by: string, nextId: () => Ulid) {
  return (draft: OperationDraft, step?: Ulid): Operation => ({
    ...draft,
    id: nextId(),
    at,
    by,
    ...(step === undefined ? {} : { step }),
  });
}

export function emptyCart(): CartState {
  return newCart({ orderNum: 'KES014-204817', accode: 'KES014', billto: 'KES' });
}

/** A random edit before it is bound to a cart: `line` and `code` are taken modulo the lines and codes that exist. */
export interface Intent {
  readonly kind: (typeof intentKinds)[number];
  readonly line: number;
  readonly code: number;
  readonly quantity: number;
  readonly text: string;
  readonly flag: boolean;
}

const intentKinds = [
  'add',
  'separate',
  'quantity',
  'adjust',
  'remove',
  'restore',
  'delete',
  'poa',
  'replace',
  'note',
  'line reference',
  'reference',
  'delivery',
  'promo',
  'warehouse',
] as const;

/** Adds and quantity changes weigh more, so that even short histories have edits of the same line. */
const kinds = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('add' as const, 'quantity' as const) },
  { weight: 5, arbitrary: fc.constantFrom(...intentKinds) },
);

export const intents: fc.Arbitrary<Intent> = fc.record({
  kind: kinds,
  line: fc.nat(4),
  code: fc.nat(4),
  quantity: fc.oneof(
    { weight: 9, arbitrary: fc.nat(6) },
    { weight: 1, arbitrary: fc.constantFrom(25, 9_999_999, -1, 1.5) },
  ),
  text: fc.constantFrom('', 'a', 'b', 'c'),
  flag: fc.boolean(),
});

export const stockCodes = ['HXB-16080-88G', 'HXN-16-8G', 'FW-16-HV', 'SDS-1420', 'TR-12-1000'] as const;

/** Binds an intent to the lines of a cart. */
export function draftOf(intent: Intent, view: CartState, nextId: () => Ulid): OperationDraft {
  const { quantity, text, flag } = intent;
  const line: LineState | undefined = view.lines[intent.line % Math.max(1, view.lines.length)];
  const ids = line ? [line.line_id, ...line.aliases] : ['ZZZZZZZZZZZZZZZZZZZZZZZZZZ'];
  const line_id = ids[intent.code % ids.length] ?? '';
  const stock_code = stockCodes[intent.code % stockCodes.length] ?? '';
  switch (intent.kind) {
    case 'add':
    case 'separate': {
      const extra = flag
        ? { requested: quantity - 1, note: text, line_reference: text, artificial: true, source: text }
        : {};
      const payload = { line_id: nextId(), stock_code, quantity, separate: intent.kind === 'separate', ...extra };
      return { kind: 'line.add', payload };
    }
    case 'quantity': {
      const based_on = findLine(view, line_id)?.order_quantity ?? 0;
      const requested = flag ? { requested: quantity - 1 } : {};
      return { kind: 'line.quantity', payload: { line_id, quantity, based_on, ...requested } };
    }
    case 'adjust':
      return { kind: 'line.adjust', payload: { line_id, by: flag ? -quantity : quantity } };
    case 'remove':
      return { kind: 'line.remove', payload: { line_id } };
    case 'restore':
      return { kind: 'line.restore', payload: { line_id, quantity } };
    case 'delete':
      return { kind: 'line.delete', payload: { line_id } };
    case 'poa':
      return { kind: 'line.poa', payload: { line_id, poa: flag, quantity } };
    case 'replace':
      return { kind: 'line.replace', payload: { line_id, stock_code, quantity } };
    case 'note':
      return { kind: 'line.note', payload: { line_id, note: text } };
    case 'line reference':
      return { kind: 'line.reference', payload: { line_id, line_reference: text } };
    case 'reference':
      return { kind: 'cart.reference', payload: { customer_reference: text } };
    case 'delivery':
      return {
        kind: 'cart.delivery',
        payload: { orderInstruction1: text, deliveryOptionReceiverPaysCarrier: flag, deliveryOptionChosen: text },
      };
    case 'promo':
      return { kind: 'cart.promo', payload: { promo_code: text } };
    default:
      return { kind: 'cart.warehouse', payload: { warehouse: flag ? '40' : '50' } };
  }
}

/** A cart without revision and authorship: the part that undoing everything must restore. */
export function withoutHistory(cart: CartState) {
  const lines = cart.lines.map(({ changed_revision: _r, changed_by: _b, aliases: _a, ...line }) => line);
  return { ...cart, revision: 0, nextLineId: 0, lines };
}
