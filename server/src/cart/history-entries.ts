import type { AcceptedOperation, Operation, OperationResult } from '@portal/domain/cart';
import type { HistoryEntry } from './write.ts';

/** Refusals that depend on the cart's status. They are not stored, so the same operation may be sent again later. */
const temporaryReasons = new Set(['locked', 'submitted', 'cancelled']);

const isTemporary = ({ outcome }: OperationResult) =>
  outcome.result === 'refused' && temporaryReasons.has(outcome.reason);

/**
 * What the history stores of a call: each accepted operation, and the results that a repeat of the call must get. `known` holds the
 * operations that were stored before.
 */
export function historyEntries(
  operations: readonly Operation[],
  known: ReadonlyMap<string, OperationResult>,
  results: readonly OperationResult[],
  accepted: readonly AcceptedOperation[],
): readonly HistoryEntry[] {
  const given = new Map(operations.map((operation) => [operation.id, operation]));
  const entries = new Map<string, HistoryEntry>();
  for (const operation of accepted) {
    entries.set(operation.id, { operation, result: { id: operation.id, outcome: { result: 'applied' } } });
  }
  for (const result of results) {
    if (known.has(result.id) || isTemporary(result)) continue;
    const operation = entries.get(result.id)?.operation ?? given.get(result.id);
    if (operation) entries.set(result.id, { operation, result });
  }
  return [...entries.values()];
}
