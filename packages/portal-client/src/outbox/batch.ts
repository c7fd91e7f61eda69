import type { StoredOperation } from '../store/types.ts';

/** Maximum number of operations in one save. */
export const largestBatch = 200;
/** The 64 KiB that browsers allow for keepalive requests of a closing page, less the rest of the body. */
export const keepaliveBudget = 60_000;

export interface Batch {
  readonly key: string;
  /** The revision that the save is based on: the lowest of its operations, since later ones build on the same state. */
  readonly revision: number;
  readonly operations: readonly StoredOperation[];
  /** The operations are not yet stored as this batch. */
  readonly fresh: boolean;
}

/**
 * Returns the next batch of one cart, first in first out. Operations that were sent before form the same batch again: same body, same key.
 * `limit` limits new batches.
 */
export function nextBatch(
  waiting: readonly StoredOperation[],
  newKey: () => string,
  limit = largestBatch,
): Batch | null {
  const [first] = waiting;
  if (!first) return null;
  const sentBefore = first.batch;
  if (sentBefore) {
    const operations = waiting.filter((entry) => entry.batch?.key === sentBefore.key);
    return { ...sentBefore, operations, fresh: false };
  }
  const end = waiting.findIndex((entry) => entry.batch !== null);
  const operations = waiting.slice(0, Math.min(limit, end < 0 ? waiting.length : end));
  const revision = Math.min(...operations.map((entry) => entry.known_revision));
  return { key: newKey(), revision, operations, fresh: true };
}

/** Returns how many operations fit into `bytes` as JSON. */
export function countFitting(waiting: readonly StoredOperation[], bytes: number): number {
  let size = 0;
  let count = 0;
  for (const { operation } of waiting) {
    // Exact UTF-8 size plus the separating comma.
    size += new TextEncoder().encode(JSON.stringify(operation)).length + 1;
    if (size > bytes) break;
    count += 1;
  }
  return count;
}

/**
 * Returns the last batch of a closing page: what was sent before, and newer operations that may not be stored yet. It gets a new key
 * because its body differs; the server recognises each operation by its id.
 */
export function withNewer(
  batch: Batch,
  waiting: readonly StoredOperation[],
  newKey: () => string,
  bytes: number,
): Batch {
  const sent = new Set(batch.operations.map((entry) => entry.id));
  const all = [...batch.operations, ...waiting.filter((entry) => !sent.has(entry.id))];
  const operations = all.slice(0, Math.min(largestBatch, countFitting(all, bytes)));
  if (operations.length <= batch.operations.length) return batch;
  return {
    key: newKey(),
    revision: Math.min(...operations.map((entry) => entry.known_revision)),
    operations,
    fresh: false,
  };
}
