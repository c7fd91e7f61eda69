import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { softwareMessages } from '../messages/software.ts';
import { signedIn } from '../session/access.ts';
import { notWhileActing } from '../session/acting.ts';
import { hashOf, newToken } from '../session/tokens.ts';
import { insertToken, takeCode } from './code.ts';

const tokenLife = 30 * 86_400_000;
const wrong = (message: string) => invalidFields([{ field: 'code', message }]);

/** SOFT-01: exchanges a code for a token. The software learns the token from the supplier's systems. */
export const hdiAccessRequestToken: Handler<'hdiAccessRequestToken'> = async (request, { database, clock }) => {
  const who = signedIn(request.caller);
  notWhileActing(who);
  const { software, code } = request.data;
  const now = clock.now();
  const token = newToken();
  const expires_at = new Date(now.getTime() + tokenLife).toISOString();
  const outcome = await database.transaction(async (tx) => {
    const result = await takeCode(tx, { userId: who.userId, software, code }, now);
    if (result !== 'taken') return result;
    await insertToken(tx, {
      token_hash: hashOf(token),
      user_id: who.userId,
      software,
      made: now.toISOString(),
      expires: expires_at,
    });
    await recordAudit(tx, who, request, now, { what: 'software_token', result: 'ok', detail: { software } });
    return result;
  });
  if (outcome === 'wrong') throw wrong(softwareMessages.wrongCode);
  if (outcome === 'expired') throw wrong(softwareMessages.expiredCode);
  return { data: { token, expires_at } };
};
