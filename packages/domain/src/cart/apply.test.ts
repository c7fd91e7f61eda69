import { expect, test } from 'vitest';
import { applyOperation, otherEdits } from './apply.ts';
import { emptyCart, idSource, makerFor } from './cart.fixture.ts';
import { countedLines } from './edit.ts';
import { newCart } from './new-cart.ts';
import type { OperationDraft } from './rule.ts';
import { operationRules } from './rules.ts';
import { cartStatus, lockOf } from './status.ts';
import {
  type AcceptedOperation,
  type CartState,
  maximumLines,
  type Operation,
  type Outcome,
  serverOnlyKinds,
} from './types.ts';

const nextId = idSource();
const make = makerFor('ann', nextId);
const id = (letter: string) => letter.repeat(26);
const stamp = '2026-11-30T01:02:03.000Z';

function after(cart: CartState, ...drafts: OperationDraft[]): CartState {
  return drafts.reduce((state, draft) => applyOperation(state, make(draft)).cart, cart);
}
function outcomeOf(cart: CartState, draft: OperationDraft): Outcome {
  const { outcome, cart: next } = applyOperation(cart, make(draft));
  if (outcome.result !== 'applied') expect(next).toBe(cart);
  return outcome;
}
const refusal = (cart: CartState, draft: OperationDraft) => {
  const outcome = outcomeOf(cart, draft);
  return outcome.result === 'refused' ? outcome.reason : outcome.result;
};
const add = (line: string, stock_code: string, quantity: number, more = {}): OperationDraft => ({
  kind: 'line.add',
  payload: { line_id: id(line), stock_code, quantity, ...more },
});
const setTo = (line: string, quantity: number): OperationDraft => ({
  kind: 'line.quantity',
  payload: { line_id: id(line), quantity },
});
const quantities = (cart: CartState) => cart.lines.map(({ order_quantity }) => order_quantity);
const two = () => after(emptyCart(), add('A', 'HXB', 25), add('B', 'HXN', 50));
const confirm: OperationDraft = { kind: 'cart.confirm', payload: { at: stamp, auto_submit: stamp } };
const cancel: OperationDraft = { kind: 'cart.cancel', payload: { at: stamp } };
const submit: OperationDraft = { kind: 'cart.submit', payload: { at: stamp } };
const unconfirm: OperationDraft = { kind: 'cart.unconfirm', payload: {} };
const recycle: OperationDraft = { kind: 'cart.recycle', payload: {} };

test('CART-18 each applied operation adds one revision and marks only the lines it changed', () => {
  const cart = two();
  const next = after(cart, setTo('B', 75));
  expect([cart.revision, next.revision]).toEqual([2, 3]);
  expect(next.lines[0]).toBe(cart.lines[0]);
  expect(next.lines[1]).toMatchObject({ changed_revision: 3, changed_by: 'ann', order_quantity: 75 });
  expect(outcomeOf(next, setTo('B', 75))).toEqual({ result: 'unchanged' });
});

test("CART-18 a given author overrides the operation's own", () => {
  const { cart } = applyOperation(emptyCart(), make(add('A', 'HXB', 1)), 'caller');
  expect(cart.lines[0]?.changed_by).toBe('caller');
});

test('adding a code that is already in the cart increases its line, unless a separate line is requested', () => {
  const cart = two();
  const operation = make(add('C', 'HXB', 5));
  const summed = applyOperation(cart, operation);
  expect(summed.outcome).toEqual({ result: 'applied', line_id: id('A'), summed: id('A') });
  expect(quantities(summed.cart)).toEqual([30, 50]);
  expect(quantities(after(summed.cart, setTo('C', 40)))).toEqual([40, 50]);
  expect(quantities(after(cart, add('C', 'HXB', 5, { separate: true })))).toEqual([25, 50, 5]);
  expect(refusal(cart, add('A', 'OTHER', 5))).toBe('duplicate_line');
  expect(refusal(summed.cart, add('C', 'OTHER', 5))).toBe('duplicate_line');
  expect(refusal(cart, add('C', 'HXB', 9_999_999))).toBe('bad_quantity');
});

test('LINE-04 a removed line keeps its last quantity, stays visible, and is brought back by restoring or adding', () => {
  const cart = after(two(), { kind: 'line.remove', payload: { line_id: id('A') } });
  expect(cart.lines[0]).toMatchObject({ order_quantity: 0, last_order_quantity: 25, forceShow: true });
  expect(after(two(), setTo('A', 0)).lines[0]).toMatchObject({ order_quantity: 0, last_order_quantity: 25 });
  const restored = after(cart, { kind: 'line.restore', payload: { line_id: id('A'), quantity: 5 } });
  expect(restored.lines[0]).toMatchObject({ order_quantity: 5, last_order_quantity: 0, forceShow: false });
  expect(after(cart, add('C', 'HXB', 7)).lines[0]).toMatchObject({ order_quantity: 7, line_id: id('A') });
  expect(refusal(cart, { kind: 'line.restore', payload: { line_id: id('A'), quantity: 0 } })).toBe('bad_quantity');
  expect(refusal(cart, { kind: 'line.restore', payload: { line_id: id('B'), quantity: 5 } })).toBe('unchanged');
  expect(after(cart, { kind: 'line.delete', payload: { line_id: id('A') } }).lines.map((l) => l.line_id)).toEqual([
    id('B'),
  ]);
});

test('LINE-05 a line priced on application has quantity 0, is shown, and stays at 0 when more is added', () => {
  const cart = after(two(), { kind: 'line.poa', payload: { line_id: id('A'), poa: true, quantity: 0 } });
  expect(cart.lines[0]).toMatchObject({ order_quantity: 0, last_order_quantity: 25, forceShow: true, poa: true });
  expect(after(cart, add('C', 'HXB', 5)).lines[0]).toMatchObject({ order_quantity: 0, poa: true });
  expect(after(cart, setTo('A', 10)).lines[0]).toMatchObject({ order_quantity: 10, poa: false });
  const back = after(cart, { kind: 'line.poa', payload: { line_id: id('A'), poa: false, quantity: 25 } });
  expect(back.lines[0]).toMatchObject({ order_quantity: 25, poa: false, forceShow: false });
});

test('LINE-07 the typed quantity is stored beside the rounded one, and cleared by the next edit', () => {
  const cart = after(two(), { kind: 'line.quantity', payload: { line_id: id('A'), quantity: 50, requested: 30 } });
  expect(cart.lines[0]?.requested_quantity).toBe(30);
  expect(after(cart, setTo('A', 75)).lines[0]?.requested_quantity).toBeNull();
  const summed = after(two(), add('C', 'HXB', 25, { requested: 7 }));
  expect(summed.lines[0]).toMatchObject({ order_quantity: 50, requested_quantity: 32 });
});

test('CART-13 the 501st line is refused; removed lines do not count, and are restored only while there is room', () => {
  let cart = emptyCart();
  for (let index = 0; index < maximumLines; index += 1)
    cart = applyOperation(
      cart,
      make({ kind: 'line.add', payload: { line_id: nextId(), stock_code: `P${index}`, quantity: 1 } }),
    ).cart;
  const first = cart.lines[0]?.line_id ?? '';
  expect(refusal(cart, add('Z', 'NEW', 1))).toBe('line_cap');
  expect(refusal(cart, add('Z', 'P3', 1))).toBe('applied');
  const room = after(cart, { kind: 'line.remove', payload: { line_id: first } });
  expect(countedLines(room)).toBe(499);
  const full = after(room, add('Z', 'NEW', 1));
  expect(countedLines(full)).toBe(500);
  for (const draft of [
    { kind: 'line.restore', payload: { line_id: first, quantity: 1 } },
    { kind: 'line.quantity', payload: { line_id: first, quantity: 1 } },
    { kind: 'line.adjust', payload: { line_id: first, by: 1 } },
    { kind: 'line.poa', payload: { line_id: first, poa: true, quantity: 1 } },
    add('Y', 'P0', 1),
  ] satisfies OperationDraft[])
    expect(refusal(full, draft)).toBe('line_cap');
});

test('lines are sorted by number; a deleted line is restored under its number, never under a taken or unused one', () => {
  const cart = after(two(), add('C', 'W', 1), { kind: 'line.delete', payload: { line_id: id('B') } });
  const back = after(cart, add('B', 'HXN', 50, { line_number: 2 }));
  expect(back.lines.map(({ line_number, stock_code }) => [line_number, stock_code])).toEqual([
    [1, 'HXB'],
    [2, 'HXN'],
    [3, 'W'],
  ]);
  for (const line_number of [1, 0, -1, 1.5, 99, Number.NaN])
    expect(after(cart, add('B', 'HXN', 50, { line_number })).lines.at(-1)?.line_number).toBe(4);
});

test('CART-21 the line after an undone add has the next number; restored lines keep their places in any order', () => {
  const undone = after(two(), add('C', 'W', 1), { kind: 'line.delete', payload: { line_id: id('C') } });
  expect(after(undone, add('D', 'X', 1)).lines.map(({ line_number }) => line_number)).toEqual([1, 2, 3]);
  const none = after(
    undone,
    { kind: 'line.delete', payload: { line_id: id('A') } },
    { kind: 'line.delete', payload: { line_id: id('B') } },
  );
  expect(after(none, add('D', 'X', 1)).lines[0]?.line_number).toBe(1);
  const back = after(
    none,
    add('C', 'W', 1, { line_number: 3 }),
    add('B', 'HXN', 50, { line_number: 2 }),
    add('A', 'HXB', 25, { line_number: 1 }),
  );
  expect(back.lines.map(({ stock_code }) => stock_code)).toEqual(['HXB', 'HXN', 'W']);
});

test('LINE-16 a quantity that is not a whole number from 0 to 9,999,999 is refused', () => {
  for (const quantity of [-1, 1.5, 10_000_000, Number.NaN, Number.POSITIVE_INFINITY, 1e9]) {
    expect(refusal(two(), setTo('A', quantity))).toBe('bad_quantity');
    expect(refusal(two(), add('C', 'X', quantity))).toBe('bad_quantity');
    expect(refusal(two(), { kind: 'line.replace', payload: { line_id: id('A'), stock_code: 'X', quantity } })).toBe(
      'bad_quantity',
    );
    expect(refusal(two(), { kind: 'line.poa', payload: { line_id: id('A'), poa: false, quantity } })).toBe(
      'bad_quantity',
    );
    expect(refusal(two(), { kind: 'line.restore', payload: { line_id: id('A'), quantity } })).toBe('bad_quantity');
  }
  expect(refusal(two(), { kind: 'line.adjust', payload: { line_id: id('A'), by: 0.5 } })).toBe('bad_quantity');
  expect(refusal(two(), { kind: 'line.adjust', payload: { line_id: id('A'), by: 9_999_999 } })).toBe('bad_quantity');
  expect(refusal(two(), { kind: 'line.adjust', payload: { line_id: id('A'), by: -26 } })).toBe('changed_since');
});

test('every kind of line operation refuses an unknown line', () => {
  const line_id = id('Q');
  const drafts: OperationDraft[] = [
    setTo('Q', 1),
    { kind: 'line.adjust', payload: { line_id, by: 1 } },
    { kind: 'line.remove', payload: { line_id } },
    { kind: 'line.restore', payload: { line_id, quantity: 1 } },
    { kind: 'line.delete', payload: { line_id } },
    { kind: 'line.poa', payload: { line_id, poa: true, quantity: 1 } },
    { kind: 'line.replace', payload: { line_id, stock_code: 'X', quantity: 1 } },
    { kind: 'line.note', payload: { line_id, note: 'x' } },
    { kind: 'line.reference', payload: { line_id, line_reference: 'x' } },
  ];
  for (const draft of drafts) expect(refusal(two(), draft)).toBe('unknown_line');
});

test('LINE-17 CART-21 notes, references and parts change only when the current value is the expected one', () => {
  const cart = after(two(), { kind: 'line.note', payload: { line_id: id('A'), note: 'urgent' } });
  expect(cart.lines[0]?.note).toBe('urgent');
  expect(refusal(cart, { kind: 'line.note', payload: { line_id: id('A'), note: '', expect: 'other' } })).toBe(
    'changed_since',
  );
  expect(
    refusal(cart, { kind: 'line.reference', payload: { line_id: id('A'), line_reference: 'x', expect: 'y' } }),
  ).toBe('changed_since');
  expect(refusal(cart, { kind: 'line.quantity', payload: { line_id: id('A'), quantity: 1, expect: 2 } })).toBe(
    'changed_since',
  );
  expect(refusal(cart, { kind: 'line.delete', payload: { line_id: id('A'), expect: 2 } })).toBe('changed_since');
  const replace = { line_id: id('A'), stock_code: 'X', quantity: 3 };
  expect(refusal(cart, { kind: 'line.replace', payload: { ...replace, expect_code: 'Y' } })).toBe('changed_since');
  expect(after(cart, { kind: 'line.replace', payload: replace }).lines[0]).toMatchObject({
    stock_code: 'X',
    note: 'urgent',
    line_number: 1,
  });
  for (const draft of [
    { kind: 'cart.reference', payload: { customer_reference: 'x', expect: 'y' } },
    { kind: 'cart.promo', payload: { promo_code: 'x', expect: 'y' } },
    { kind: 'cart.warehouse', payload: { warehouse: '50', expect: '60' } },
    { kind: 'cart.delivery', payload: { orderInstruction1: 'x', expect: { orderInstruction1: 'y' } } },
  ] satisfies OperationDraft[])
    expect(refusal(cart, draft)).toBe('changed_since');
});

test('CART-10 delivery changes only when a value differs, and ignores fields that are not delivery', () => {
  const cart = two();
  const same = { deliveryOptionChosen: '', deliveryDropshipIdChosen: -1, orderInstruction1: '' };
  expect(refusal(cart, { kind: 'cart.delivery', payload: same })).toBe('unchanged');
  const next = after(cart, { kind: 'cart.delivery', payload: { ...same, orderInstruction1: 'Gate 2' } });
  expect(next.delivery).toEqual({ ...cart.delivery, orderInstruction1: 'Gate 2' });
  const hostile = JSON.parse('{"revision": 99, "__proto__": {"x": 1}}');
  expect(refusal(cart, { kind: 'cart.delivery', payload: hostile })).toBe('unchanged');
});

test('CART-05 CART-06 CART-14 a cart allows only the specified status transitions', () => {
  const open = two();
  const confirmed = after({ ...open, preconfirmed: true }, confirm);
  expect(confirmed).toMatchObject({ confirmed: stamp, auto_submit: stamp, preconfirmed: false, revision: 3 });
  expect(after(confirmed, unconfirm)).toMatchObject({
    confirmed: null,
    auto_submit: null,
    preconfirmed: false,
    revision: 4,
  });
  const submitted = after(confirmed, submit);
  const cancelled = after(confirmed, cancel);
  expect([open, confirmed, submitted, cancelled].map(cartStatus)).toEqual([
    'saved',
    'confirmed',
    'submitted',
    'cancelled',
  ]);
  expect(refusal(open, submit)).toBe('not_allowed');
  expect(refusal(open, recycle)).toBe('not_allowed');
  expect(refusal(open, unconfirm)).toBe('unchanged');
  expect(refusal(confirmed, confirm)).toBe('locked');
  expect(refusal(cancelled, confirm)).toBe('cancelled');
  expect(refusal(cancelled, submit)).toBe('cancelled');
  expect(refusal(cancelled, cancel)).toBe('unchanged');
  for (const draft of [confirm, unconfirm, submit, cancel, recycle])
    expect(refusal(submitted, draft)).toBe('submitted');
  expect(cartStatus(after(cancelled, recycle))).toBe('saved');
  expect(after(submitted, { kind: 'cart.assign', payload: { assignee: 'bob' } }).assignee).toBe('bob');
});

test('CART-08 a cart does not change while it is preconfirmed, confirmed, submitted or cancelled', () => {
  const drafts: Partial<Record<Operation['kind'], OperationDraft>> = {
    'line.add': add('C', 'X', 1),
    'line.quantity': setTo('A', 1),
    'line.adjust': { kind: 'line.adjust', payload: { line_id: id('A'), by: 1 } },
    'line.remove': { kind: 'line.remove', payload: { line_id: id('A') } },
    'line.restore': { kind: 'line.restore', payload: { line_id: id('A'), quantity: 1 } },
    'line.delete': { kind: 'line.delete', payload: { line_id: id('A') } },
    'line.poa': { kind: 'line.poa', payload: { line_id: id('A'), poa: true, quantity: 1 } },
    'line.replace': { kind: 'line.replace', payload: { line_id: id('A'), stock_code: 'X', quantity: 1 } },
    'line.note': { kind: 'line.note', payload: { line_id: id('A'), note: 'x' } },
    'line.reference': { kind: 'line.reference', payload: { line_id: id('A'), line_reference: 'x' } },
    'cart.reference': { kind: 'cart.reference', payload: { customer_reference: 'x' } },
    'cart.delivery': { kind: 'cart.delivery', payload: { orderInstruction1: 'x' } },
    'cart.promo': { kind: 'cart.promo', payload: { promo_code: 'x' } },
    'cart.warehouse': { kind: 'cart.warehouse', payload: { warehouse: '50' } },
  };
  const serverOnly: ReadonlySet<string> = new Set(serverOnlyKinds);
  expect(Object.keys(drafts)).toEqual(Object.keys(operationRules).filter((kind) => !serverOnly.has(kind)));
  const open = two();
  const confirmed = after(open, confirm);
  const locked = [
    [{ ...open, preconfirmed: true }, 'locked'],
    [confirmed, 'locked'],
    [after(confirmed, submit), 'submitted'],
    [after(open, cancel), 'cancelled'],
  ] as const;
  for (const [cart, reason] of locked) {
    expect(lockOf(cart)).toBe(reason);
    for (const draft of Object.values(drafts)) expect(refusal(cart, draft)).toBe(reason);
  }
});

test('an operation of an unknown kind is refused without throwing', () => {
  for (const kind of ['line.paint', 'toString', '__proto__']) {
    const operation: Operation = { ...make(setTo('A', 1)), ...JSON.parse(JSON.stringify({ kind })) };
    expect(applyOperation(two(), operation).outcome).toEqual({ result: 'refused', reason: 'not_allowed' });
  }
});

test('CART-04 a new cart is for one account, in warehouse 40 by default', () => {
  const given = { orderNum: 'KES014-000001', accode: 'KES014', billto: 'KES' };
  expect(newCart(given)).toMatchObject({ ...given, warehouse: '40', tabtype: 'order', revision: 0, lines: [] });
  expect(newCart({ ...given, warehouse: '50', tabtype: 'qq' })).toMatchObject({ warehouse: '50', tabtype: 'qq' });
});

test("CART-18 others' edits are described, each against the order just before it", () => {
  const line_id = id('A');
  const made = { at: stamp, by: 'sam' };
  const operations = [
    { ...made, id: 'a', revision: 1, kind: 'line.add', payload: { line_id, stock_code: 'BOLT', quantity: 300 } },
    { ...made, id: 'b', revision: 2, kind: 'line.quantity', payload: { line_id, quantity: 400 } },
    { ...made, id: 'c', revision: 3, kind: 'line.remove', payload: { line_id } },
  ] as AcceptedOperation[];
  const edits = otherEdits(operations, newCart({ orderNum: 'A-000001', accode: 'A', billto: 'A' }));
  expect(edits.map(({ by, words }) => `${by}: ${words}`)).toEqual([
    'sam: Added 300 of BOLT',
    'sam: Changed BOLT from 300 to 400',
    'sam: Removed BOLT',
  ]);
});
