import { applyOperation } from './apply.ts';
import { shareCart } from './share.ts';
import type { CartState, Operation, Outcome, Ulid } from './types.ts';

/**
 * A client's copy of a cart (CART-18, CART-22): `base` is the server's state, `pending` the operations that it has not
 * acknowledged yet, oldest first, and `view` is `base` with `pending` applied. Immutable; unchanged lines of `view` stay the
 * same objects from one replica to the next.
 */
export interface CartReplica {
  readonly base: CartState;
  readonly pending: readonly Operation[];
  readonly view: CartState;
}

/** Rebuilds the view. Operations that do not apply to `base` stay pending: only the server settles an operation. */
export function rebase(base: CartState, pending: readonly Operation[], previousView: CartState): CartReplica {
  let view = base;
  for (const operation of pending) view = applyOperation(view, operation).cart;
  return { base, pending, view: shareCart(view, previousView) };
}

/** A new replica. `pending`: operations stored before a page reload, oldest first. */
export function replicaOf(cart: CartState, pending: readonly Operation[] = []): CartReplica {
  return rebase(cart, pending, cart);
}

/**
 * Applies a local edit. If it is refused or changes nothing, it does not become pending and the replica stays the same object.
 * `operation.by` must be the name that the server records for the caller, or undo mistakes the user's own edits for others'.
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
 * Replaces the base with a full cart from the server (reload_cart) and applies pending operations again. `known`: ids of pending
 * operations that the cart already contains, if the caller knows them.
 */
export function replaceBase(
  replica: CartReplica,
  cart: CartState,
  known: { has(id: Ulid): boolean } = new Set<Ulid>(),
): CartReplica {
  const pending = replica.pending.filter((operation) => !known.has(operation.id));
  return rebase(shareCart(cart, replica.base), pending, replica.view);
}

/** Removes pending operations that the user has dismissed, so that they are not sent. */
export function dropPending(replica: CartReplica, ids: { has(id: Ulid): boolean }): CartReplica {
  const pending = replica.pending.filter((operation) => !ids.has(operation.id));
  return pending.length === replica.pending.length ? replica : rebase(replica.base, pending, replica.view);
}
