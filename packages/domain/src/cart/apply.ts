import { cartOperationMessages as messages } from '../messages/cart-operations.ts';
import { refuse } from './edit.ts';
import type { OperationDraft, OperationOf, OperationRule } from './rule.ts';
import { operationRules } from './rules.ts';
import { lockOf } from './status.ts';
import {
  type AcceptedOperation,
  type Applied,
  type CartState,
  type Operation,
  type OperationKind,
  serverOnlyKinds,
} from './types.ts';

const serverOnly: ReadonlySet<OperationKind> = new Set(serverOnlyKinds);

function ruleOf<K extends OperationKind>(operation: OperationOf<K>): OperationRule<K> | undefined {
  // A newer build may send kinds that this one does not know.
  const rules: Partial<{ readonly [Kind in OperationKind]: OperationRule<Kind> }> = operationRules;
  return Object.hasOwn(rules, operation.kind) ? rules[operation.kind as K] : undefined;
}

/**
 * The cart after one operation. Pure, never throws; runs in browser and server. Unchanged lines stay the same objects.
 * The revision increases by one if the operation is applied, otherwise not at all.
 * `author` overrides `operation.by`. Repeated ids are not detected here but in applyBatch.
 */
export function applyOperation(cart: CartState, operation: Operation, author: string = operation.by): Applied {
  const lock = serverOnly.has(operation.kind) ? null : lockOf(cart);
  if (lock) return refuse(cart, lock);
  return applyByRule(cart, operation, author);
}

function applyByRule<K extends OperationKind>(cart: CartState, operation: OperationOf<K>, author: string): Applied {
  return ruleOf(operation)?.apply(cart, operation, author) ?? refuse(cart, 'not_allowed');
}

/**
 * CART-21: the drafts that undo an operation, in order, given the cart just before it. Empty for an operation that changes
 * nothing and for server-only kinds. Each draft has the operation's id as `undoes` and the values it expects, so that it is
 * refused (`changed_since`) rather than revert another user's edit.
 */
export function invertOperation(before: CartState, operation: Operation): readonly OperationDraft[] {
  const { cart: after, outcome } = applyOperation(before, operation);
  return outcome.result === 'applied' ? invertByRule(before, operation, after) : [];
}

function invertByRule<K extends OperationKind>(
  before: CartState,
  operation: OperationOf<K>,
  after: CartState,
): readonly OperationDraft[] {
  return ruleOf(operation)?.invert(before, operation, after) ?? [];
}

/** Describes an operation, such as `Changed HXB-16080-88G from 300 to 400`, given the cart just before it. */
export function describeOperation(operation: Operation, before: CartState): string {
  return describeByRule(operation, before);
}

function describeByRule<K extends OperationKind>(operation: OperationOf<K>, before: CartState): string {
  return ruleOf(operation)?.describe(operation, before) ?? messages.changed;
}

export interface OtherEdit {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  /** Such as `Changed HXB-12050-88Z from 300 to 400`. */
  readonly words: string;
}

/** Others' edits with a description of each, oldest first. `before` is the cart before the first. */
export function otherEdits(operations: readonly AcceptedOperation[], before: CartState): readonly OtherEdit[] {
  let cart = before;
  return operations.map((operation) => {
    const words = describeOperation(operation, cart);
    ({ cart } = applyOperation(cart, operation));
    return { id: operation.id, by: operation.by, at: operation.at, words };
  });
}
