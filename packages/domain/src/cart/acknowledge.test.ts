import { expect, test } from 'vitest';
import { acknowledge } from './acknowledge.ts';
import { applyBatch } from './batch.ts';
import { emptyCart, type Intent, idSource, makerFor } from './cart.fixture.ts';
import { Client, TinyServer } from './convergence.fixture.ts';
import { dropPending, replicaOf } from './replica.ts';
import { cartStateOf } from './state-of.ts';
import type { CartReply, CartState, Operation, SaveReply } from './types.ts';

const intent = (kind: Intent['kind'], quantity: number, code = 0): Intent => ({
  kind,
  quantity,
  code,
  line: 0,
  text: 'b',
  flag: false,
});
const everything = Number.MAX_SAFE_INTEGER;

function pair() {
  const server = new TinyServer();
  const ann = new Client('ann', 'A', server);
  const bob = new Client('bob', 'B', server);
  ann.edit(intent('add', 10));
  ann.send(everything, 'none');
  bob.send(0, 'none');
  return { server, ann, bob };
}

/** A cart reply without looked-up data. */
function replyOf(cart: CartState): CartReply {
  const { lines, delivery, ...rest } = cart;
  const beside = {
    customer_stock_code: '',
    facts: null,
    pricing: null,
    price_per: null,
    availability: null,
    savedWebPrice: null,
    savedExtended: null,
    priceLastCheckedAt: null,
  };
  return {
    ...rest,
    ...delivery,
    ...new TinyServer().save(0, [], '').totals,
    name: '',
    prettyName: '',
    status: 'saved',
    orderLine: lines.map((line) => ({ ...line, ...beside })),
    confirm_allowed: true,
    confirm_short_reason: '',
    dropship_allowed: true,
    deliveryOptions: [],
    warehouse_name: '',
    created: '',
    modified: '',
  };
}

test("CART-18 a reply yields others' changes: line, before, after and author", () => {
  const { server, ann, bob } = pair();
  bob.edit(intent('quantity', 30));
  bob.edit(intent('reference', 0));
  bob.send(everything, 'none');
  const reply = server.save(ann.replica.base.revision, [], 'ann');
  const { changes, cartChanges, overwritten, replica } = acknowledge(ann.replica, reply);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toMatchObject({ by: 'bob', from: { order_quantity: 10 }, to: { order_quantity: 30 } });
  expect(cartChanges.map(({ kind, by }) => [kind, by])).toEqual([['cart.reference', 'bob']]);
  expect(overwritten).toEqual([]);
  expect(replica.view).toEqual(server.cart);
});

test('P4 an own edit that somebody overwrote without seeing it is reported with both quantities', () => {
  const { server, ann, bob } = pair();
  ann.edit(intent('quantity', 20));
  bob.edit(intent('quantity', 30));
  const [mine] = ann.replica.pending;
  server.save(ann.replica.base.revision, mine ? [mine] : [], 'ann');
  bob.send(everything, 'none');
  const reply = server.save(ann.replica.base.revision, mine ? [mine] : [], 'ann');
  const { overwritten, settled } = acknowledge(ann.replica, reply);
  expect(settled).toEqual([mine?.id]);
  expect(overwritten).toHaveLength(1);
  expect(overwritten[0]).toMatchObject({ by: 'bob', mine: { order_quantity: 20 }, theirs: { order_quantity: 30 } });
});

test('CART-18 a refused edit leaves the view and is reported with its reason', () => {
  const { server, ann, bob } = pair();
  ann.edit(intent('quantity', 20));
  bob.edit(intent('delete', 0));
  bob.send(everything, 'none');
  const reply = server.save(ann.replica.base.revision, ann.replica.pending, 'ann');
  const { refused, replica } = acknowledge(ann.replica, reply);
  expect(refused.map(({ operation, reason }) => [operation.kind, reason])).toEqual([['line.quantity', 'unknown_line']]);
  expect(replica.pending).toEqual([]);
  expect(replica.view.lines).toEqual([]);
});

test('LINE-07 CART-11 a quantity corrected by the server is applied, and its reason reported', () => {
  const { server, ann } = pair();
  ann.edit(intent('quantity', 20));
  const correct = (operation: Operation) =>
    operation.kind === 'line.quantity'
      ? {
          operation: { ...operation, payload: { ...operation.payload, quantity: 25, requested: 20 } },
          corrected: { quantity: 25, why: 'This part is sold in 25s.' },
        }
      : { operation };
  const batch = applyBatch(server.cart, ann.replica.pending, new Set(), { correct });
  const reply: SaveReply = {
    ...server.save(0, [], 'ann'),
    revision: batch.cart.revision,
    operations: batch.accepted,
    results: batch.results,
  };
  const { corrected, replica } = acknowledge(ann.replica, reply);
  expect(corrected).toMatchObject([{ quantity: 25, why: 'This part is sold in 25s.' }]);
  expect(replica.view.lines[0]).toMatchObject({ order_quantity: 25, requested_quantity: 20 });
});

test('CART-18 a reply with a gap requests a reload and loses no pending operation', () => {
  const { server, ann, bob } = pair();
  ann.edit(intent('add', 5, 1));
  bob.edit(intent('quantity', 30));
  bob.send(everything, 'none');
  const reply = server.save(server.cart.revision, ann.replica.pending, 'ann');
  const answer = acknowledge(ann.replica, reply);
  expect(answer.reload).toBe(true);
  expect(answer.replica.pending).toEqual(ann.replica.pending);
  ann.receive(reply);
  expect(ann.replica.view.lines.map(({ order_quantity }) => order_quantity)).toEqual([30, 5]);
});

test('CART-18 when a reply has a full cart instead of operations, the pending rest is applied on top', () => {
  const { server, ann, bob } = pair();
  bob.edit(intent('quantity', 30));
  bob.send(everything, 'none');
  ann.edit(intent('add', 5, 1));
  ann.edit(intent('add', 6, 2));
  const [first] = ann.replica.pending;
  const saved = server.save(ann.replica.base.revision, first ? [first] : [], 'ann');
  const answer = acknowledge(ann.replica, { ...saved, operations: [], cart: replyOf(server.cart) });
  expect(answer.reload).toBe(false);
  expect(answer.replica.base).toEqual(server.cart);
  expect(answer.replica.pending).toHaveLength(1);
  expect(answer.changes.map(({ by, to }) => [by, to?.order_quantity])).toContainEqual(['bob', 30]);
  expect(answer.replica.view.lines.map(({ order_quantity }) => order_quantity)).toEqual([30, 5, 6]);
});

test("CART-11 the server's delivery option overrides the local one", () => {
  const { server, ann } = pair();
  const reply = { ...server.save(1, [], 'ann'), modified_data: { delivery_option_chosen: 'ROAD' } };
  const { replica } = acknowledge(ann.replica, reply);
  expect(replica.view.delivery.deliveryOptionChosen).toBe('ROAD');
  expect(replica.view.lines[0]).toBe(ann.replica.view.lines[0]);
});

test('CART-18 a cart state survives serialisation', () => {
  const { server } = pair();
  expect(cartStateOf(JSON.parse(JSON.stringify(replyOf(server.cart))))).toEqual(server.cart);
});

test('CART-22 a pending edit that the user dismissed leaves the view', () => {
  const { ann } = pair();
  ann.edit(intent('add', 5, 1));
  const ids = new Set(ann.replica.pending.map((operation) => operation.id));
  expect(dropPending(ann.replica, ids).view).toEqual(ann.replica.base);
  expect(dropPending(ann.replica, new Set())).toBe(ann.replica);
});

test('P3 an operation that is known, or is repeated in a batch, gets a result but is not applied again', () => {
  const make = makerFor('ann', idSource());
  const add = make({ kind: 'line.add', payload: { line_id: 'A'.repeat(26), stock_code: 'HXB', quantity: 5 } });
  const adjust = make({ kind: 'line.adjust', payload: { line_id: 'A'.repeat(26), by: 5 } });
  const batch = applyBatch(emptyCart(), [add, adjust, add, adjust], new Set());
  expect(batch.cart.lines[0]?.order_quantity).toBe(10);
  expect(batch.results.map(({ outcome }) => outcome.result)).toEqual(['applied', 'applied', 'applied', 'applied']);
  expect(batch.accepted.map(({ revision }) => revision)).toEqual([1, 2]);
  const again = applyBatch(batch.cart, [adjust], new Set([adjust.id]));
  expect(again.cart).toBe(batch.cart);
  expect(again.accepted).toEqual([]);
  const answered = new Map(batch.results.map((result) => [result.id, result]));
  expect(applyBatch(batch.cart, [adjust], answered).results[0]?.outcome.result).toBe('applied');
});

test('CART-21 undoing a refused edit is refused', () => {
  const { server, ann, bob } = pair();
  ann.edit(intent('delete', 0));
  ann.send(everything, 'none');
  bob.edit(intent('delete', 0));
  bob.undo();
  expect(bob.replica.view.lines).toHaveLength(1);
  bob.send(everything, 'none');
  expect(server.cart.lines).toEqual([]);
  expect(bob.replica.view.lines).toEqual([]);
  expect(bob.refused.size).toBe(2);
});

test('a replica created with stored pending edits shows them', () => {
  const { ann } = pair();
  ann.edit(intent('add', 5, 1));
  const again = replicaOf(ann.replica.base, ann.replica.pending);
  expect(again).toEqual(ann.replica);
});
