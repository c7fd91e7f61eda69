import type { Operation, OperationDraft } from '@portal/domain/cart';
import { ulid } from 'ulid';

/**
 * An operation that the server makes. `by` is who the history names; operations of one `step` are taken back together.
 */
export function serverOperation(draft: OperationDraft, now: Date, by: string, step?: string): Operation {
  // A draft has all of an operation but who made it when.
  const made = { ...draft, id: ulid(now.getTime()), at: now.toISOString(), by };
  return (step === undefined ? made : { ...made, step }) as Operation;
}
