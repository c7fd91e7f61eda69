import type { Handler } from '../calls/handler.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { onlyAuthorised } from './authorised.ts';
import { startImpersonation } from './start-impersonation.ts';
import { withBearer } from './with-bearer.ts';

/** SESS-09: `root` and `it` users may act as a customer. */
export const impersonationStart: Handler<'impersonationStart'> = async (request, services) => {
  const { database, sessions, clock } = services;
  const who = signedIn(request.caller);
  notWhileActing(who);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  const begun = await startImpersonation(services, request, who, request.data, now);
  const caller = await sessions.find(begun.bearer);
  return { data: await withBearer(services, caller, begun) };
};
