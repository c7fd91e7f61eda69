import { applyOperation } from './apply.ts';
import { findLine, refuse } from './edit.ts';
import type { AcceptedOperation, CartState, Operation, OperationResult, Ulid } from './types.ts';

/** The ids that were answered before, and what was answered where that is still known. A Set of ids will do, too. */
export interface KnownOperations {
  has(id: Ulid): boolean;
  get?(id: Ulid): OperationResult | undefined;
}

export interface BatchOptions {
  /** Overwrites `by` of every operation with the caller. */
  readonly author?: string;
  /** The revision that the caller's edits were made on: what others changed after it was overwritten unseen (P4). */
  readonly known_revision?: number;
  /** The server's rules on one operation (LINE-07), given the cart just before it. */
  correct?(operation: Operation, cart: CartState): Pick<OperationResult, 'corrected'> & { operation: Operation };
}

export interface AppliedBatch {
  readonly cart: CartState;
  /** One for each operation given, in order. */
  readonly results: readonly OperationResult[];
  /** What is to be stored, in server order, with the revisions that they made. */
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

/** P4: what stood on the line when somebody else had written it and the author of this operation had not seen it. */
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
 * CART-21: an edit that the server did not take cannot be taken back: putting back a line whose deletion was refused, for
 * somebody else had deleted it, would revert theirs.
 */
function isMoot(operation: Operation, answerOf: (id: Ulid) => OperationResult | undefined): boolean {
  const undone = operation.undoes === undefined ? undefined : answerOf(operation.undoes);
  return undone !== undefined && undone.outcome.result !== 'applied';
}

/**
 * CART-18: applies each operation once. What is known, or comes twice in the batch, is answered and not applied again.
 * `known` has to know the operations that the given ones undo, too, as far as they were answered.
 */
export function applyBatch(
  cart: CartState,
  operations: readonly Operation[],
  known: KnownOperations,
  options: BatchOptions = {},
): AppliedBatch {
  const results: OperationResult[] = [];
  const accepted: AcceptedOperation[] = [];
  const answered = new Map<Ulid, OperationResult>();
  let state = cart;
  for (const given of operations) {
    const before = answered.get(given.id) ?? known.get?.(given.id);
    if (before || known.has(given.id)) {
      results.push(before ?? { id: given.id, outcome: { result: 'unchanged' } });
      continue;
    }
    const authored: Operation = options.author === undefined ? given : { ...given, by: options.author };
    const { operation, corrected } = options.correct?.(authored, state) ?? { operation: authored };
    const would = applyOperation(state, operation);
    const moot = would.outcome.result === 'applied' && isMoot(operation, (id) => answered.get(id) ?? known.get?.(id));
    const applied = moot ? refuse(state, 'changed_since') : would;
    const result: OperationResult = {
      id: given.id,
      outcome: applied.outcome,
      ...(corrected && applied.outcome.result !== 'refused' ? { corrected } : {}),
      ...(applied.outcome.result === 'applied' ? overwroteBy(state, operation, options) : {}),
    };
    state = applied.cart;
    if (applied.outcome.result === 'applied') accepted.push({ ...operation, revision: state.revision });
    answered.set(given.id, result);
    results.push(result);
  }
  return { cart: state, results, accepted };
}
