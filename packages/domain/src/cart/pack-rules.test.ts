import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsOf } from '../line/line.fixture.ts';
import { quantityRules, roundQuantity } from '../line/quantity.ts';
import { invertOperation } from './apply.ts';
import { applyBatch } from './batch.ts';
import { draftOf, emptyCart, idSource, intents, makerFor, stockCodes } from './cart.fixture.ts';
import { type FactsOf, withPackRules } from './pack-rules.ts';
import type { OperationDraft } from './rule.ts';
import type { AcceptedOperation, CartState, Operation, PartFacts } from './types.ts';

const pack = (increment: number, minimum = increment, discontinued = false) =>
  factsOf({ sell_quantity_increment: increment, sell_quantity_minimum: minimum, discontinued });

/** One part of each kind: sold in 25s, in 10s from 40, singly, discontinued, and unknown. */
const parts: Readonly<Record<string, PartFacts | null>> = Object.fromEntries(
  stockCodes.map((code, i) => [code, [pack(25), pack(10, 40), pack(1), pack(25, 25, true), null][i] ?? null]),
);
const sold: FactsOf = (code) => parts[code] ?? null;

const make = makerFor('ann', idSource('T'));
function run(cart: CartState, operations: readonly Operation[], factsFor: FactsOf = sold) {
  return applyBatch(cart, operations, new Map(), {
    correct: (operation, before) => withPackRules(operation, before, factsFor),
  });
}
const [in25s = '', in10s = ''] = stockCodes;
const added = (stock_code: string, quantity: number, line_id = 'L'): OperationDraft => ({
  kind: 'line.add',
  payload: { line_id, stock_code, quantity },
});
function play(...drafts: readonly OperationDraft[]) {
  const { cart, results } = run(
    emptyCart(),
    drafts.map((draft) => make(draft)),
  );
  return { quantities: cart.lines.map((line) => line.order_quantity), corrected: results.at(-1)?.corrected };
}
const adjust = (by: number): OperationDraft => ({ kind: 'line.adjust', payload: { line_id: 'L', by } });

test('LINE-07 an adjusted line is rounded to a sold multiple, and the result says why', () => {
  const why = 'This part is sold in 25s.';
  expect(play(added(in25s, 1000), adjust(-997))).toEqual({ quantities: [25], corrected: { quantity: 25, why } });
  expect(play(added(in25s, 1000), adjust(1))).toEqual({ quantities: [1025], corrected: { quantity: 1025, why } });
  expect(play(added(in25s, 1000), adjust(-25))).toEqual({ quantities: [975], corrected: undefined });
  expect(play(added(in25s, 1000), adjust(-1000))).toEqual({ quantities: [0], corrected: undefined });
});

test('LINE-07 an adjusted line is raised to the minimum', () => {
  const why = 'The smallest order of this part is 40.';
  expect(play(added(in10s, 60), adjust(-40))).toEqual({ quantities: [40], corrected: { quantity: 40, why } });
});

test('LINE-07 a line that gets a price again is rounded to a sold quantity', () => {
  const off: OperationDraft = { kind: 'line.poa', payload: { line_id: 'L', poa: false, quantity: 3 } };
  const on: OperationDraft = { kind: 'line.poa', payload: { line_id: 'L', poa: true, quantity: 3 } };
  expect(play(added(in25s, 25), on, off).quantities).toEqual([25]);
});

test('LINE-07 adding to a line whose quantity no longer fits a changed pack size rounds the sum', () => {
  const before = run(emptyCart(), [make(added(in25s, 30))], () => pack(10)).cart;
  const { cart, results } = run(before, [make(added(in25s, 25, 'M'))]);
  expect(cart.lines.map((line) => line.order_quantity)).toEqual([75]);
  expect(results[0]?.corrected).toEqual({ quantity: 45, why: 'This part is sold in 25s.' });
});

test('LINE-07 undoing a summed add leaves a sold quantity', () => {
  const first = make(added(in25s, 50));
  const second = make(added(in25s, 50, 'M'));
  const { cart } = run(emptyCart(), [first, second]);
  const back = make({ kind: 'line.delete', payload: { line_id: 'M', expect: 47 }, undoes: second.id });
  expect(run(cart, [back]).cart.lines.map((line) => line.order_quantity)).toEqual([75]);
});

test('LINE-07 no sequence of operations and undos leaves a line at a quantity that is not sold', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ intent: intents, back: fc.nat(9) }), { maxLength: 40 }), (steps) => {
      const nextId = idSource('L');
      let cart = emptyCart();
      const done: { readonly before: CartState; readonly operation: AcceptedOperation }[] = [];
      const take = (operation: Operation): void => {
        const before = cart;
        const batch = run(before, [operation]);
        cart = batch.cart;
        for (const accepted of batch.accepted) done.push({ before, operation: accepted });
        const { corrected } = batch.results[0] ?? {};
        if (corrected) expect(corrected.why).not.toBe('');
        for (const line of cart.lines) {
          const rules = quantityRules(sold(line.stock_code));
          expect(roundQuantity(line.order_quantity, rules).quantity).toBe(line.order_quantity);
          const isRaised = operation.kind === 'line.adjust' && operation.undoes === undefined;
          const isTouched = before.lines.every((other) => other !== line);
          if (isRaised && isTouched && line.order_quantity > 0)
            expect(line.order_quantity).toBeGreaterThanOrEqual(rules.minimum);
        }
      };
      for (const { intent, back } of steps) {
        const last = back < 3 ? done.at(-1 - back) : undefined;
        const drafts = last ? invertOperation(last.before, last.operation) : [draftOf(intent, cart, nextId)];
        for (const draft of drafts) take(make(draft));
      }
    }),
    { numRuns: 300 },
  );
});
