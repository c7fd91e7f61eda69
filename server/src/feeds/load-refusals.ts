import type { ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { signedIn } from '../session/access.ts';
import type { Actor } from './decide-load.ts';
import { LoadBusy } from './loads.ts';

/** Milliseconds after which a client should repeat an upload that was refused because another load was running. */
const busyPause = 10_000;

/** Begins a load. Throws a `Refusal` that says why nothing was loaded; while another load is running, with the pause before the next try. */
export async function orLoadRefusal<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LoadBusy) {
      const parts = { user_message: error.message, action: 'retry', delay_retry: busyPause } as const;
      throw new Refusal('load_running', parts, 409);
    }
    throw error instanceof UsageError ? new Refusal('feed_refused', { user_message: error.message }, 422) : error;
  }
}

/** Runs an operator's action on a load. Throws a `Refusal` that says why it could not be done. */
export async function orRefusal<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UsageError ? new Refusal('feed_refused', { user_message: error.message }) : error;
  }
}

/** The caller of a request, for the audit log. */
export function actorOf({ caller, requestId }: Pick<ValidatedRequest, 'caller' | 'requestId'>): Actor {
  const { userId, realUserId } = signedIn(caller);
  return { userId, realUserId, requestId };
}

export const loadNotFound = () => new Refusal('load_not_found', { user_message: messages.load.notFound });
