import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOperation, describeOperation, invertOperation } from './apply.ts';
import { draftOf, emptyCart, type Intent, idSource, intents, makerFor, withoutHistory } from './cart.fixture.ts';
import type { CartState, Operation, Ulid } from './types.ts';
import {
  emptyUndoHistory,
  forgetOperations,
  recordOperation,
  type TakenStep,
  takeRedo,
  takeUndo,
  type UndoHistory,
} from './undo-history.ts';

function editing(start: CartState = emptyCart(), prefix = 'A') {
  const nextId = idSource(prefix);
  const make = makerFor('ann', nextId);
  const state: { cart: CartState; history: UndoHistory } = { cart: start, history: emptyUndoHistory };
  const run = (operations: readonly Operation[]) => {
    for (const operation of operations) state.cart = applyOperation(state.cart, operation).cart;
  };
  const taken = (step: TakenStep | null) => {
    if (!step) return false;
    state.history = step.history;
    run(step.operations);
    return true;
  };
  return {
    state,
    make,
    nextId,
    edit(intent: Intent, step?: Ulid) {
      const operation = make(draftOf(intent, state.cart, nextId), step);
      state.history = recordOperation(state.history, state.cart, operation);
      run([operation]);
    },
    run,
    undo: () => taken(takeUndo(state.history, state.cart, make)),
    redo: () => taken(takeRedo(state.history, state.cart, make)),
  };
}

const intent = (kind: Intent['kind'], quantity: number, code = 0, line = 0): Intent => ({
  kind,
  quantity,
  code,
  line,
  text: '',
  flag: false,
});

test('CART-21 undoing everything restores the original cart, redoing everything the edited one', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(
      fc.array(intents, { maxLength: 20, size: 'max' }),
      fc.array(intents, { maxLength: 30, size: 'max' }),
      (before, edits) => {
        const first = editing();
        for (const each of before) first.edit(each);
        const start = first.state.cart;
        const user = editing(start, 'E');
        for (const each of edits) user.edit(each);
        const became = user.state.cart;
        while (user.undo());
        expect(withoutHistory(user.state.cart)).toEqual(withoutHistory(start));
        while (user.redo());
        expect(withoutHistory(user.state.cart)).toEqual(withoutHistory(became));
      },
    ),
    { numRuns: 500 },
  );
});

test('CART-21 an import of many lines is one step, also after the history was serialised', () => {
  const user = editing();
  const step = user.nextId();
  for (const code of [0, 1, 2, 0, 1]) user.edit(intent('add', 25, code), step);
  expect(user.state.history.undo).toHaveLength(1);
  user.state.history = JSON.parse(JSON.stringify(user.state.history));
  user.undo();
  expect(user.state.cart.lines).toEqual([]);
  user.redo();
  expect(user.state.cart.lines.map(({ order_quantity }) => order_quantity)).toEqual([50, 50, 25]);
});

test('CART-21 a new edit clears redo', () => {
  const user = editing();
  user.edit(intent('add', 25));
  user.undo();
  user.edit(intent('add', 5));
  expect(user.state.history.redo).toEqual([]);
  expect(user.redo()).toBe(false);
});

test("CART-21 undo keeps another user's quantity and reports the refusal", () => {
  const user = editing();
  user.edit(intent('add', 25));
  const line_id = user.state.cart.lines[0]?.line_id ?? '';
  const other = makerFor('bob', idSource('B'));
  user.run([other({ kind: 'line.quantity', payload: { line_id, quantity: 75 } })]);
  const taken = takeUndo(user.state.history, user.state.cart, user.make);
  expect(taken?.operations).toEqual([]);
  expect(taken?.refused.map(({ reason }) => reason)).toEqual(['changed_since']);
  expect(taken?.history).toEqual(emptyUndoHistory);
});

test('CART-21 undo refuses even if another user has set the same quantity again', () => {
  const user = editing();
  user.edit(intent('add', 25));
  const line_id = user.state.cart.lines[0]?.line_id ?? '';
  const other = makerFor('bob', idSource('B'));
  for (const quantity of [75, 25]) user.run([other({ kind: 'line.quantity', payload: { line_id, quantity } })]);
  expect(takeUndo(user.state.history, user.state.cart, user.make)?.operations).toEqual([]);
});

test('CART-21 undoing a summed add subtracts exactly what it added', () => {
  const user = editing();
  user.edit(intent('add', 25));
  user.edit(intent('add', 50));
  expect(user.state.cart.lines.map(({ order_quantity }) => order_quantity)).toEqual([75]);
  user.undo();
  expect(user.state.cart.lines.map(({ order_quantity }) => order_quantity)).toEqual([25]);
});

test('CART-21 undoing an add that the server summed into another line keeps the rest of that line', () => {
  const bob = makerFor('bob', idSource('B'));
  const ann = editing();
  ann.edit(intent('add', 10));
  const [mine] = ann.state.history.undo[0]?.operations ?? [];
  const [draft] = ann.state.history.undo[0]?.inverse ?? [];
  if (!mine || !draft) throw new Error('nothing was recorded');
  let server = applyOperation(
    emptyCart(),
    bob({ kind: 'line.add', payload: { line_id: 'B'.padEnd(26, '1'), stock_code: 'HXB-16080-88G', quantity: 20 } }),
  ).cart;
  server = applyOperation(server, mine).cart;
  expect(server.lines.map(({ order_quantity }) => order_quantity)).toEqual([30]);
  server = applyOperation(server, ann.make(draft)).cart;
  expect(server.lines.map(({ order_quantity }) => order_quantity)).toEqual([20]);
});

test('CART-21 LINE-05 adding a part can be undone after the server marked it as price on application', () => {
  const user = editing();
  user.edit(intent('add', 25));
  user.edit(intent('quantity', 50));
  const line_id = user.state.cart.lines[0]?.line_id ?? '';
  user.run([user.make({ kind: 'line.poa', payload: { line_id, poa: true, quantity: 50 } })]);
  user.undo();
  expect(user.state.cart.lines).toMatchObject([{ order_quantity: 25, poa: false }]);
  user.undo();
  expect(user.state.cart.lines).toEqual([]);
});

test('CART-21 refused operations are removed from the history', () => {
  const user = editing();
  const step = user.nextId();
  user.edit(intent('add', 25, 0), step);
  user.edit(intent('add', 25, 1), step);
  const [first, second] = user.state.history.undo[0]?.operations ?? [];
  const left = forgetOperations(user.state.history, new Set([first?.id ?? '']));
  expect(left.undo[0]?.inverse.map(({ undoes }) => undoes)).toEqual([second?.id]);
  expect(forgetOperations(left, new Set([second?.id ?? ''])).undo).toEqual([]);
});

test('CART-06 server-only operations are not undone', () => {
  const system = makerFor('system', idSource('S'));
  const confirm = system({ kind: 'cart.confirm', payload: { at: '2026-11-30T00:00:00Z', auto_submit: null } });
  expect(invertOperation(emptyCart(), confirm)).toEqual([]);
});

test('CART-21 edits are described in words', () => {
  const user = editing();
  user.edit(intent('add', 300));
  const line_id = user.state.cart.lines[0]?.line_id ?? '';
  const words = (operation: Operation) => describeOperation(operation, user.state.cart);
  expect(words(user.make({ kind: 'line.quantity', payload: { line_id, quantity: 400 } }))).toBe(
    'Changed HXB-16080-88G from 300 to 400',
  );
  expect(words(user.make({ kind: 'line.remove', payload: { line_id } }))).toBe('Removed HXB-16080-88G');
});
