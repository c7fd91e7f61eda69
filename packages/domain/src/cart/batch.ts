import { applyOperation } from './apply.ts';
import { findLine, refuse } from './edit.ts';
import type { AcceptedOperation, CartState, Operation, OperationResult, Ulid } from './types.ts';

/** Operations processed before, with their results where still known. A Set of ids is enough. */
export interface KnownOperations {
  has(id: Ulid): boolean;
  get?(id: Ulid): OperationResult | undefined;
}

export interface BatchOptions {
  /** Overrides `by` of every operation. */
  readonly author?: string;
  /** The revision that the edits were based on: later changes by others are overwritten unseen (P4). */
  readonly known_revision?: number;
  /** Applies the server's rules to one operation (LINE-07), given the cart just before it. */
  correct?(operation: Operation, cart: CartState): Pick<OperationResult, 'corrected'> & { operation: Operation };
}

export interface AppliedBatch {
  readonly cart: CartState;
  /** One per given operation, in order. */
  readonly results: readonly OperationResult[];
  /** The operations to store, in server order, with their revisions. */
  readonly accepted: readonly AcceptedOperation[];
}

const overwritable: ReadonlySet<Operation['kind']> = new Set([
  'line.quantity',
  'line.remove',
  'line.restore',
  'line.delete',
  'line.replace',
  'line.poa',
]);

/** P4: the other user's quantity that this operation overwrites without its author having seen it. */
function overwroteBy(cart: CartState, operation: Operation, options: BatchOptions): Pick<OperationResult, 'overwrote'> {
  if (!overwritable.has(operation.kind) || !('line_id' in operation.payload)) return {};
  const line = findLine(cart, operation.payload.line_id);
  if (!line || (line.changed_by === operation.by && line.line_id === operation.payload.line_id)) return {};
  const basedOn = 'based_on' in operation.payload ? operation.payload.based_on : undefined;
  const unseen =
    basedOn !== undefined
      ? basedOn !== line.order_quantity
      : options.known_revision !== undefined && line.changed_revision > options.known_revision;
  if (!unseen) return {};
  return { overwrote: { line_id: line.line_id, quantity: line.order_quantity, by: line.changed_by } };
}

/**
 * CART-21: a refused edit cannot be undone. If a deletion was refused because another user had already deleted the line,
 * restoring the line would revert their deletion.
 */
function isMoot(operation: Operation, resultOf: (id: Ulid) => OperationResult | undefined): boolean {
  const undone = operation.undoes === undefined ? undefined : resultOf(operation.undoes);
  return undone !== undefined && undone.outcome.result !== 'applied';
}

/**
 * CART-18: applies each operation exactly once. Operations that are known, or repeated in the batch, get a result but are not
 * applied again. `known` must also contain the processed operations that the given ones undo.
 */
export function applyBatch(
  cart: CartState,
  operations: readonly Operation[],
  known: KnownOperations,
  options: BatchOptions = {},
): AppliedBatch {
  const results: OperationResult[] = [];
  const accepted: AcceptedOperation[] = [];
  const processed = new Map<Ulid, OperationResult>();
  let state = cart;
  for (const given of operations) {
    const before = processed.get(given.id) ?? known.get?.(given.id);
    if (before || known.has(given.id)) {
      results.push(before ?? { id: given.id, outcome: { result: 'unchanged' } });
      continue;
    }
    const authored: Operation = options.author === undefined ? given : { ...given, by: options.author };
    const { operation, corrected } = options.correct?.(authored, state) ?? { operation: authored };
    const attempt = applyOperation(state, operation);
    const moot =
      attempt.outcome.result === 'applied' && isMoot(operation, (id) => processed.get(id) ?? known.get?.(id));
    const applied = moot ? refuse(state, 'changed_since') : attempt;
    const result: OperationResult = {
      id: given.id,
      outcome: applied.outcome,
      ...(corrected && applied.outcome.result !== 'refused' ? { corrected } : {}),
      ...(applied.outcome.result === 'applied' ? overwroteBy(state, operation, options) : {}),
    };
    state = applied.cart;
    if (applied.outcome.result === 'applied') accepted.push({ ...operation, revision: state.revision });
    processed.set(given.id, result);
    results.push(result);
  }
  return { cart: state, results, accepted };
}
