import { applyOperation } from './apply.ts';
import { shareCart } from './share.ts';
import type { CartState, Operation, Outcome, Ulid } from './types.ts';

/**
 * A cart where it is edited (CART-18, CART-22): `base` is what the server has said, `pending` what it has not answered
 * yet, in the order it was made, `view` the one with the other applied. Immutable; the lines of `view` that did not
 * change stay the same objects from one replica to the next.
 */
export interface CartReplica {
  readonly base: CartState;
  readonly pending: readonly Operation[];
  readonly view: CartState;
}

/** Pending operations that do not apply to `base` now stay pending all the same: only the server ends an operation. */
export function rebase(base: CartState, pending: readonly Operation[], previousView: CartState): CartReplica {
  let view = base;
  for (const operation of pending) view = applyOperation(view, operation).cart;
  return { base, pending, view: shareCart(view, previousView) };
}

/** `pending`: what was kept from before a reload, in the order it was made. */
export function replicaOf(cart: CartState, pending: readonly Operation[] = []): CartReplica {
  return rebase(cart, pending, cart);
}

/**
 * An edit made here. Refused or changing nothing, it does not become pending and the replica stays the same object.
 * `operation.by` has to be the name that the server records for the caller, or undo takes one's own edits for another's.
 */
export function applyLocal(
  replica: CartReplica,
  operation: Operation,
): { readonly replica: CartReplica; readonly outcome: Outcome } {
  const { cart, outcome } = applyOperation(replica.view, operation);
  if (outcome.result !== 'applied') return { replica, outcome };
  return { replica: { base: replica.base, pending: [...replica.pending, operation], view: cart }, outcome };
}

/**
 * A whole cart from the server (reload_cart): pending operations are applied to it again. `known`: ids that are in the
 * cart already, where the caller can tell.
 */
export function replaceBase(
  replica: CartReplica,
  cart: CartState,
  known: { has(id: Ulid): boolean } = new Set<Ulid>(),
): CartReplica {
  const pending = replica.pending.filter((operation) => !known.has(operation.id));
  return rebase(shareCart(cart, replica.base), pending, replica.view);
}

/** Takes a pending operation out: the user has dismissed it, and it is not to be sent. */
export function dropPending(replica: CartReplica, ids: { has(id: Ulid): boolean }): CartReplica {
  const pending = replica.pending.filter((operation) => !ids.has(operation.id));
  return pending.length === replica.pending.length ? replica : rebase(replica.base, pending, replica.view);
}
