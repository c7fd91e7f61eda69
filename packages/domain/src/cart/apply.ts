import { refuse } from './edit.ts';
import type { OperationDraft, OperationOf, OperationRule } from './rule.ts';
import { operationRules } from './rules.ts';
import { lockOf } from './status.ts';
import { type Applied, type CartState, type Operation, type OperationKind, serverOnlyKinds } from './types.ts';

const serverOnly: ReadonlySet<OperationKind> = new Set(serverOnlyKinds);

function ruleOf<K extends OperationKind>(operation: OperationOf<K>): OperationRule<K> | undefined {
  // A newer build may send kinds that this one does not know.
  const rules: Partial<{ readonly [Kind in OperationKind]: OperationRule<Kind> }> = operationRules;
  return Object.hasOwn(rules, operation.kind) ? rules[operation.kind as K] : undefined;
}

/**
 * The cart after one operation (idea 2 of the design): pure and total, shared by browser and server. Lines that did not
 * change stay the same objects. The revision goes up by one for each operation that is applied, and for no other.
 * `author` stands in for `operation.by`. Whether an id came before is for the caller to know (applyBatch).
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
 * CART-21: what takes an operation back, given the cart just before it; in the order in which to apply it. Nothing for
 * an operation that changes nothing there, nor for those that only the server makes. Every draft carries the operation's
 * id as `undoes` and what it expects to find, so that it is refused (`changed_since`) where another person's edit stands.
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

/** An operation in words, such as `Changed HXB-16080-88G from 300 to 400`, given the cart just before it. */
export function describeOperation(operation: Operation, before: CartState): string {
  return describeByRule(operation, before);
}

function describeByRule<K extends OperationKind>(operation: OperationOf<K>, before: CartState): string {
  return ruleOf(operation)?.describe(operation, before) ?? 'Changed the order';
}
