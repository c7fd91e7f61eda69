import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { onlyAuthorised } from './authorised.ts';
import { life } from './life.ts';
import { userNamed } from './users.ts';
import { withBearer } from './with-bearer.ts';

/**
 * SESS-09: `root` and `it` users may act as a customer, never as supplier staff, for at most 60 minutes. The new session is a child of
 * the caller's and ends with it; every action records both user ids. The audit log records who, as whom and why.
 */
export const impersonationStart: Handler<'impersonationStart'> = async (request, services) => {
  const { database, sessions, clock } = services;
  const who = signedIn(request.caller);
  notWhileActing(who);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  const { username, reason } = request.data;
  const target = await userNamed(database, username.trim());
  const isOpen = target && !target.disabled && (target.user_type === 'customer' || target.user_type === 'public');
  await recordAudit(database, { userId: target?.user_id ?? null, realUserId: who.userId }, request, now, {
    what: 'impersonation_start',
    result: isOpen ? 'ok' : 'refused',
    detail: { username, reason },
  });
  if (!isOpen) throw invalidFields([{ field: 'username', message: sessionMessages.notACustomer }]);
  const begun = await sessions.startImpersonation(who, {
    userId: target.user_id,
    reason,
    userAgent: request.userAgent,
    address: request.address,
    maxMilliseconds: life.acting,
  });
  const caller = await sessions.find(begun.bearer);
  return { data: await withBearer(services, caller, begun) };
};
