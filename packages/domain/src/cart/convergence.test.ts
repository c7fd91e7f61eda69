import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyBatch } from './batch.ts';
import { at, draftOf, emptyCart, idSource, intents, makerFor } from './cart.fixture.ts';
import { Client, events, play, TinyServer } from './convergence.fixture.ts';
import { findLine } from './edit.ts';
import { applyLocal, replicaOf } from './replica.ts';
import type { CartState, LineState, Operation, Ulid } from './types.ts';

/** Many runs, possibly on a busy machine. */
const patient = { timeout: 60_000 };
const histories = fc.array(events, { minLength: 1, maxLength: 60, size: 'max' });

test(
  'CART-18 CART-22 any edits, in any batches, repeated, late, lost or after crashes, converge to the same cart on both sides',
  patient,
  () => {
    fc.assert(
      fc.property(histories, (happened) => {
        const { server, clients } = play(happened);
        for (const client of clients) {
          expect(client.replica.pending).toEqual([]);
          expect(client.replica.base).toEqual(server.cart);
          expect(client.replica.view).toEqual(server.cart);
        }
      }),
      { numRuns: 300 },
    );
  },
);

test('CART-18 P3 every edit is applied exactly once, or refused and its author notified', patient, () => {
  fc.assert(
    fc.property(histories, (happened) => {
      const { server, clients } = play(happened);
      const accepted = server.accepted.map(({ operation }) => operation.id);
      expect(new Set(accepted).size).toBe(accepted.length);
      for (const client of clients) {
        for (const { id } of client.made) {
          const outcome = server.results.get(id)?.outcome;
          expect(outcome).toBeDefined();
          expect(accepted.includes(id)).toBe(outcome?.result === 'applied');
          if (outcome?.result === 'refused') expect(client.refused.has(id)).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** The independently editable fields of a line. */
function fieldsOf(line: LineState | undefined) {
  return {
    quantity: line ? `${line.stock_code} ${line.order_quantity} ${line.poa} ${line.last_order_quantity}` : 'none',
    note: line?.note ?? '',
    line_reference: line?.line_reference ?? '',
  };
}

/** Tracks the last author of each line's fields by comparing carts. Calls `each` for every change. */
function writersOf(
  server: TinyServer,
  each: (change: { field: string; operation: Operation; last: string | undefined }) => void,
) {
  const writers = new Map<string, string>();
  const find = (cart: CartState, id: Ulid) => cart.lines.find((line) => line.line_id === id);
  for (const { operation, before, after } of server.accepted) {
    const ids = new Set([...before.lines, ...after.lines].map((line) => line.line_id));
    for (const id of ids) {
      const from = fieldsOf(find(before, id));
      const to = fieldsOf(find(after, id));
      for (const field of ['quantity', 'note', 'line_reference'] as const) {
        const key = `${id} ${field}`;
        const changed = from[field] !== to[field];
        if (changed) each({ field, operation, last: writers.get(key) });
        // Setting an equal value also counts as writing it.
        const set =
          field === 'quantity' &&
          (operation.kind === 'line.quantity' || operation.kind === 'line.replace') &&
          findLine(before, operation.payload.line_id)?.line_id === id;
        if (changed || set) writers.set(key, operation.by);
      }
    }
  }
}

test(
  "CART-21 P4 undo and redo never revert another user's edit of a line's quantity, part or presence",
  patient,
  () => {
    fc.assert(
      fc.property(histories, (happened) => {
        const { server } = play(happened);
        const accepted = new Map(server.accepted.map(({ operation }) => [operation.id, operation]));
        writersOf(server, ({ field, operation, last }) => {
          if (operation.undoes === undefined || field !== 'quantity') return;
          // A line is restored only where the same author deleted it, possibly under another of its ids.
          if (operation.kind === 'line.add') {
            expect(accepted.get(operation.undoes)).toMatchObject({ kind: 'line.delete', by: operation.by });
          } else expect([undefined, operation.by]).toContain(last);
        });
      }),
      { numRuns: 300 },
    );
  },
);

test('CART-21 undo reverts a note only while it still has the text of the undone edit', patient, () => {
  fc.assert(
    fc.property(histories, (happened) => {
      const { server } = play(happened);
      for (const { operation, before } of server.accepted) {
        if (operation.kind !== 'line.note' || operation.undoes === undefined) continue;
        expect(findLine(before, operation.payload.line_id)?.note).toBe(operation.payload.expect);
      }
    }),
    { numRuns: 300 },
  );
});

test('P3 2,000 of 2,000 parallel adds survive repeated requests', patient, () => {
  const server = new TinyServer();
  const people = Array.from({ length: 20 }, (_, index) => new Client(`user${index}`, alphabetAt(index), server));
  for (let round = 0; round < 100; round += 1) {
    for (const [index, person] of people.entries()) {
      const code = (round * 7 + index) % 5;
      person.edit({ kind: 'add', line: 0, code, quantity: 1 + (round % 3), text: '', flag: false });
      const fault = ['none', 'reply lost', 'sent twice', 'request lost'] as const;
      if ((round + index) % 5 === 0) person.send(9, fault[round % 4] ?? 'none');
    }
  }
  for (const person of people) while (person.replica.pending.length > 0) person.send(50, 'none');
  expect(server.accepted).toHaveLength(2000);
  const total = server.cart.lines.reduce((sum, line) => sum + line.order_quantity, 0);
  expect(total).toBe(20 * Array.from({ length: 100 }, (_, round) => 1 + (round % 3)).reduce((a, b) => a + b, 0));
});

function alphabetAt(index: number): string {
  return 'ABCDEFGHJKMNPQRSTVWX'.charAt(index);
}

test(
  'P4 the later of two quantities wins, the server reports what it overwrote, and the first author is notified',
  patient,
  () => {
    const server = new TinyServer();
    const ann = new Client('ann', 'A', server);
    const bob = new Client('bob', 'B', server);
    ann.edit({ kind: 'add', line: 0, code: 0, quantity: 10, text: '', flag: false });
    ann.send(9, 'none');
    bob.send(0, 'none');
    ann.edit({ kind: 'quantity', line: 0, code: 0, quantity: 20, text: '', flag: false });
    bob.edit({ kind: 'quantity', line: 0, code: 0, quantity: 30, text: '', flag: false });
    ann.send(9, 'none');
    const [theirs] = bob.replica.pending;
    bob.send(9, 'none');
    expect(server.cart.lines[0]?.order_quantity).toBe(30);
    expect(server.results.get(theirs?.id ?? '')?.overwrote).toMatchObject({ quantity: 20, by: 'ann' });
    expect(bob.replica.view.lines[0]?.order_quantity).toBe(30);
  },
);

test("an unchanged line stays the same object through local edits, replies and others' edits", patient, () => {
  fc.assert(
    fc.property(fc.array(intents, { maxLength: 30, size: 'max' }), intents, (before, last) => {
      const nextId = idSource();
      const make = makerFor('ann', nextId);
      let replica = replicaOf(emptyCart());
      for (const intent of before) replica = applyLocal(replica, make(draftOf(intent, replica.view, nextId))).replica;
      const { replica: after } = applyLocal(replica, make(draftOf(last, replica.view, nextId)));
      for (const line of after.view.lines) {
        const old = replica.view.lines.find(({ line_id }) => line_id === line.line_id);
        if (old && JSON.stringify(old) === JSON.stringify(line)) expect(line).toBe(old);
      }
      const server = applyBatch(emptyCart(), after.pending, new Set());
      expect(server.cart).toEqual(after.view);
    }),
  );
});

test('CART-18 an acknowledged edit leaves every line of the view the same object', patient, () => {
  const server = new TinyServer();
  const ann = new Client('ann', 'A', server);
  for (const code of [0, 1, 2]) ann.edit({ kind: 'add', line: 0, code, quantity: 5, text: '', flag: false });
  const { view } = ann.replica;
  ann.send(9, 'none');
  expect(ann.replica.view).toBe(view);
  expect(ann.replica.view.lines.map(({ changed_revision }) => changed_revision)).toEqual([1, 2, 3]);
  expect(at).toMatch(/Z$/);
});
