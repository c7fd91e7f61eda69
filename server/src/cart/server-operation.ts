import type { Operation, OperationDraft } from '@portal/domain/cart';
import { ulid } from 'ulid';

/**
 * An operation that the server makes. `by` is the username in the history; operations with the same `step` are undone together.
 */
export function serverOperation(draft: OperationDraft, now: Date, by: string, step?: string): Operation {
  // A draft has every field of an operation except id, time and author.
  const made = { ...draft, id: ulid(now.getTime()), at: now.toISOString(), by };
  return (step === undefined ? made : { ...made, step }) as Operation;
}
