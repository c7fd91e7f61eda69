import fc from 'fast-check';
import { addSums, cartTotals } from '../price/totals.ts';
import { acknowledge } from './acknowledge.ts';
import { applyBatch } from './batch.ts';
import { draftOf, emptyCart, type Intent, idSource, intents, makerFor } from './cart.fixture.ts';
import { applyLocal, type CartReplica, replaceBase, replicaOf } from './replica.ts';
import type { AcceptedOperation, CartState, Operation, OperationResult, SaveReply, Ulid } from './types.ts';
import { emptyUndoHistory, recordOperation, takeRedo, takeUndo, type UndoHistory } from './undo-history.ts';

/** Network faults of a save. */
export const faults = ['none', 'request lost', 'reply lost', 'reply late', 'sent twice'] as const;

export type Event =
  | { readonly type: 'edit'; readonly client: number; readonly intent: Intent }
  | { readonly type: 'undo' | 'redo' | 'reload' | 'crash'; readonly client: number }
  | { readonly type: 'send'; readonly client: number; readonly count: number; readonly fault: (typeof faults)[number] }
  | { readonly type: 'deliver'; readonly client: number; readonly which: number }
  | { readonly type: 'server'; readonly kind: 'cart.confirm' | 'cart.unconfirm' };

const client = fc.nat(1);
export const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.constant('edit' as const), client, intent: intents }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const), client }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('reload' as const, 'crash' as const), client }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('send' as const),
      client,
      count: fc.integer({ min: 1, max: 6 }),
      fault: fc.constantFrom(...faults),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('deliver' as const), client, which: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('server' as const),
      kind: fc.constantFrom('cart.confirm' as const, ...Array.from({ length: 5 }, () => 'cart.unconfirm' as const)),
    }),
  },
);

const noTotals = cartTotals({ sums: addSums([]) });

/** A minimal server: the cart, the accepted operations and their results. */
export class TinyServer {
  cart: CartState = emptyCart();
  readonly accepted: {
    readonly operation: AcceptedOperation;
    readonly before: CartState;
    readonly after: CartState;
  }[] = [];
  readonly results = new Map<Ulid, OperationResult>();

  save(revision: number, operations: readonly Operation[], author: string): SaveReply {
    const results: OperationResult[] = [];
    for (const operation of operations) {
      const before = this.cart;
      const batch = applyBatch(before, [operation], this.results, { author, known_revision: revision });
      this.cart = batch.cart;
      for (const accepted of batch.accepted) this.accepted.push({ operation: accepted, before, after: batch.cart });
      for (const result of batch.results) this.results.set(result.id, result);
      results.push(...batch.results);
    }
    return {
      status: 'SAVED',
      orderNum: this.cart.orderNum,
      revision: this.cart.revision,
      operations: this.accepted.map(({ operation }) => operation).filter((operation) => operation.revision > revision),
      results,
      totals: noTotals,
      confirm_allowed: true,
      confirm_short_reason: '',
      deliveryOptions: [],
    };
  }
}

export class Client {
  replica: CartReplica;
  history: UndoHistory = emptyUndoHistory;
  readonly made: Operation[] = [];
  readonly refused = new Set<Ulid>();
  readonly late: SaveReply[] = [];
  readonly by: string;
  readonly #server: TinyServer;
  readonly #nextId: () => Ulid;
  readonly #make: ReturnType<typeof makerFor>;

  constructor(by: string, prefix: string, server: TinyServer) {
    this.by = by;
    this.#server = server;
    this.#nextId = idSource(prefix);
    this.#make = makerFor(by, this.#nextId);
    this.replica = replicaOf(server.cart);
  }

  edit(intent: Intent): void {
    const operation = this.#make(draftOf(intent, this.replica.view, this.#nextId));
    this.history = recordOperation(this.history, this.replica.view, operation);
    this.#apply(operation);
  }

  undo(): void {
    this.#take(takeUndo(this.history, this.replica.view, this.#make));
  }

  redo(): void {
    this.#take(takeRedo(this.history, this.replica.view, this.#make));
  }

  send(count: number, fault: (typeof faults)[number]): void {
    if (fault === 'request lost') return;
    const batch = this.replica.pending.slice(0, count);
    const reply = this.#server.save(this.replica.base.revision, batch, this.by);
    if (fault === 'sent twice') this.late.push(this.#server.save(this.replica.base.revision, batch, this.by));
    if (fault === 'reply late') this.late.push(reply);
    else if (fault !== 'reply lost') this.receive(reply);
  }

  deliver(which: number): void {
    const reply = this.late.splice(which % Math.max(1, this.late.length), 1)[0];
    if (reply) this.receive(reply);
  }

  receive(reply: SaveReply): void {
    const acknowledgement = acknowledge(this.replica, reply);
    this.replica = acknowledgement.replica;
    for (const { operation } of acknowledgement.refused) this.refused.add(operation.id);
    if (acknowledgement.reload) this.reload();
  }

  reload(): void {
    this.replica = replaceBase(this.replica, this.#server.cart);
  }

  /** Simulates a crash: only the stored pending operations and history survive, as JSON. */
  crash(): void {
    const stored: { pending: Operation[]; history: UndoHistory } = JSON.parse(
      JSON.stringify({ pending: this.replica.pending, history: this.history }),
    );
    this.late.length = 0;
    this.history = stored.history;
    this.replica = replicaOf(this.#server.cart, stored.pending);
  }

  #apply(operation: Operation): void {
    const { replica, outcome } = applyLocal(this.replica, operation);
    if (outcome.result === 'applied') this.made.push(operation);
    this.replica = replica;
  }

  #take(taken: ReturnType<typeof takeUndo>): void {
    if (!taken) return;
    this.history = taken.history;
    for (const operation of taken.operations) this.#apply(operation);
  }
}

export interface World {
  readonly server: TinyServer;
  readonly clients: readonly [Client, Client];
}

/** Plays the events, then lets both clients send the rest over a working connection. */
export function play(happened: readonly Event[]): World {
  const server = new TinyServer();
  const clients = [new Client('ann', 'A', server), new Client('bob', 'B', server)] as const;
  const serverMake = makerFor('system', idSource('S'));
  for (const event of happened) {
    if (event.type === 'server') {
      const at = '2026-11-30T02:00:00.000Z';
      const operation =
        event.kind === 'cart.confirm'
          ? serverMake({ kind: 'cart.confirm', payload: { at, auto_submit: null } })
          : serverMake({ kind: 'cart.unconfirm', payload: {} });
      server.save(server.cart.revision, [operation], 'system');
      continue;
    }
    const who = clients[event.client === 0 ? 0 : 1];
    if (event.type === 'edit') who.edit(event.intent);
    else if (event.type === 'send') who.send(event.count, event.fault);
    else if (event.type === 'deliver') who.deliver(event.which);
    else who[event.type]();
  }
  for (const who of clients) while (who.late.length > 0) who.deliver(0);
  for (const who of clients) who.send(Number.MAX_SAFE_INTEGER, 'none');
  for (const who of clients) who.send(0, 'none');
  return { server, clients };
}
