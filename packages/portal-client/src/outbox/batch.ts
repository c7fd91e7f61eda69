import type { KeptOperation } from '../store/types.ts';

/** Operations in one save at the most. */
export const largestBatch = 200;
/** What a browser lets out while the page goes (64 KiB in all), less the rest of the body. */
export const keepaliveBudget = 60_000;

export interface Batch {
  readonly key: string;
  /** What the save says that its maker knew: the lowest of the operations, for later ones rest on the same knowledge. */
  readonly revision: number;
  readonly operations: readonly KeptOperation[];
  /** Not on disk with its operations yet. */
  readonly fresh: boolean;
}

/**
 * The next batch of one cart, first in first out. Operations that were sent before go again as the same batch: same body,
 * same key. `most`: for operations that were not.
 */
export function nextBatch(waiting: readonly KeptOperation[], newKey: () => string, most = largestBatch): Batch | null {
  const [first] = waiting;
  if (!first) return null;
  const sentBefore = first.batch;
  if (sentBefore) {
    const operations = waiting.filter((kept) => kept.batch?.key === sentBefore.key);
    return { ...sentBefore, operations, fresh: false };
  }
  const end = waiting.findIndex((kept) => kept.batch !== null);
  const operations = waiting.slice(0, Math.min(most, end < 0 ? waiting.length : end));
  const revision = Math.min(...operations.map((kept) => kept.known_revision));
  return { key: newKey(), revision, operations, fresh: true };
}

/** As many operations as fit into `bytes` as JSON. */
export function fitting(waiting: readonly KeptOperation[], bytes: number): number {
  let size = 0;
  let count = 0;
  for (const { operation } of waiting) {
    // Three bytes for each character beyond ASCII at the worst; text is short here.
    size += new TextEncoder().encode(JSON.stringify(operation)).length + 1;
    if (size > bytes) break;
    count += 1;
  }
  return count;
}

/**
 * The last batch of a page that goes: what was sent before, and what was made since, which may not be on disk yet. Under a new key,
 * for the body is another; the server knows each operation by its id.
 */
export function withLater(batch: Batch, waiting: readonly KeptOperation[], newKey: () => string, bytes: number): Batch {
  const sent = new Set(batch.operations.map((kept) => kept.id));
  const all = [...batch.operations, ...waiting.filter((kept) => !sent.has(kept.id))];
  const operations = all.slice(0, Math.min(largestBatch, fitting(all, bytes)));
  if (operations.length <= batch.operations.length) return batch;
  return {
    key: newKey(),
    revision: Math.min(...operations.map((kept) => kept.known_revision)),
    operations,
    fresh: false,
  };
}
