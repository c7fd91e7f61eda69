import type { Caller } from '../session/caller.ts';
import type { ValidatedRequest } from './handler.ts';

/** Who makes a change, and the request under which the audit log records it. */
export interface Author extends Pick<ValidatedRequest, 'requestId'> {
  readonly caller: Caller;
}
