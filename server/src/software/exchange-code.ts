import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import type { Database } from '../db/database.ts';
import { softwareMessages } from '../messages/software.ts';
import type { Caller } from '../session/caller.ts';
import { hashOf, newToken } from '../session/tokens.ts';
import { insertToken, takeCode } from './code.ts';

const tokenLife = 30 * 86_400_000;
const wrong = (message: string) => invalidFields([{ field: 'code', message }]);

export interface SoftwareToken {
  readonly token: string;
  /** ISO text. */
  readonly expires_at: string;
}

/**
 * SOFT-01: exchanges a user's code for a token that lasts 30 days. Only its hash is stored. Throws a refusal if the code is wrong or has expired.
 */
export async function exchangeSoftwareCode(
  database: Database,
  request: Pick<ValidatedRequest, 'requestId'>,
  who: Caller,
  { software, code }: { readonly software: string; readonly code: string },
  now: Date,
): Promise<SoftwareToken> {
  const { userId } = who;
  const token = newToken();
  const expires_at = new Date(now.getTime() + tokenLife).toISOString();
  // A wrong code is counted, so the transaction is not rolled back.
  const outcome = await database.transaction(async (tx) => {
    const result = await takeCode(tx, { userId, software, code }, now);
    if (result !== 'taken') return result;
    const stored = {
      token_hash: hashOf(token),
      user_id: userId,
      software,
      made: now.toISOString(),
      expires: expires_at,
    };
    await insertToken(tx, stored);
    await recordAudit(tx, who, request, now, { what: 'software_token', result: 'ok', detail: { software } });
    return result;
  });
  if (outcome === 'wrong') throw wrong(softwareMessages.wrongCode);
  if (outcome === 'expired') throw wrong(softwareMessages.expiredCode);
  return { token, expires_at };
}
