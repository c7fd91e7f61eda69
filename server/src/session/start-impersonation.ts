import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { life } from './life.ts';
import type { NewBearer } from './sessions.ts';
import { type NamedUser, userNamed } from './users.ts';

/** SESS-09: only customers and the public may be acted as, never supplier staff, and nobody who is disabled. */
export const mayBeActedAs = ({ disabled, user_type }: Pick<NamedUser, 'disabled' | 'user_type'>): boolean =>
  !disabled && (user_type === 'customer' || user_type === 'public');

/**
 * SESS-09: begins a session as a customer, for at most 60 minutes. It is a child of the caller's and ends with it; every action records
 * both user ids. The audit log records who, as whom and why, also if it is refused.
 */
export async function startImpersonation(
  { database, sessions }: Pick<Services, 'database' | 'sessions'>,
  request: Pick<ValidatedRequest, 'requestId' | 'userAgent' | 'address'>,
  who: Caller,
  { username, reason }: { readonly username: string; readonly reason: string },
  now: Date,
): Promise<Omit<NewBearer, 'bind'>> {
  const target = await userNamed(database, username.trim());
  const isOpen = target !== undefined && mayBeActedAs(target);
  await recordAudit(database, { userId: target?.user_id ?? null, realUserId: who.userId }, request, now, {
    what: 'impersonation_start',
    result: isOpen ? 'ok' : 'refused',
    detail: { username, reason },
  });
  if (!isOpen) throw invalidFields([{ field: 'username', message: sessionMessages.notACustomer }]);
  const { userAgent, address } = request;
  return sessions.startImpersonation(who, {
    userId: target.user_id,
    reason,
    userAgent,
    address,
    maxMilliseconds: life.acting,
  });
}
