import { signedIn } from '../session/access.ts';
import type { Caller } from '../session/caller.ts';
import type { ValidatedRequest } from './handler.ts';

/** Who makes a change, and the request under which the audit log records it. */
export interface Author extends Pick<ValidatedRequest, 'requestId'> {
  readonly caller: Caller;
}

/** The author of a change that a request asks for. */
export const authorOf = ({ caller, requestId }: Pick<ValidatedRequest, 'caller' | 'requestId'>): Author => ({
  caller: signedIn(caller),
  requestId,
});
