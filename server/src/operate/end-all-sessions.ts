import { endedElsewhere, endSession, openSessionsOf } from '../session/store.ts';
import type { StoreWork } from './command.ts';

/** Ends all sessions of a user, including those of staff acting as the user. Returns their number. */
export async function endAllSessions(
  { database, clock }: Pick<StoreWork, 'database' | 'clock'>,
  userId: string,
): Promise<number> {
  const open = await openSessionsOf(database, userId, null);
  for (const sessionId of open) await endSession(database, sessionId, clock.now(), endedElsewhere);
  return open.length;
}
