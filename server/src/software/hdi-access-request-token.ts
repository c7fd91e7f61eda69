import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { recordAudit } from '../documents/audit.ts';
import { signedIn } from '../session/access.ts';
import { notWhileActing } from '../session/acting.ts';
import { hashOf, newToken, sameHash } from '../session/tokens.ts';
import { codeHash, mostTries } from './code.ts';

const tokenLife = 30 * 86_400_000;
const wrong = (message: string) => invalidFields([{ field: 'code', message }]);

type CodeRow = Pick<Tables['software_code'], 'code_hash' | 'expires' | 'tries'>;

/** SOFT-01: a code is good once and for five tries. The software hears of the token from the supplier's own systems. */
export const hdiAccessRequestToken: Handler<'hdiAccessRequestToken'> = async (asked, { database, clock }) => {
  const who = signedIn(asked.caller);
  notWhileActing(who);
  const { software, code } = asked.data;
  const now = clock.now();
  const token = newToken();
  const expires_at = new Date(now.getTime() + tokenLife).toISOString();
  const outcome = await database.transaction(async (tx) => {
    const [sent] = await tx.query<CodeRow>(sql`
      SELECT code_hash, expires, tries FROM software_code
      WHERE user_id = ${who.userId} AND software = ${software} FOR UPDATE`);
    if (!sent || sent.expires <= now.toISOString() || sent.tries >= mostTries) return 'none';
    const own = sql`user_id = ${who.userId} AND software = ${software}`;
    if (!sameHash(sent.code_hash, codeHash(who.userId, software, code))) {
      await tx.query(sql`UPDATE software_code SET tries = tries + 1 WHERE ${own}`);
      return 'wrong';
    }
    await tx.query(sql`DELETE FROM software_code WHERE ${own}`);
    await tx.query(sql`
      INSERT INTO software_token (token_hash, user_id, software, made, expires)
      VALUES (${hashOf(token)}, ${who.userId}, ${software}, ${now.toISOString()}, ${expires_at})`);
    const payload = {
      user_id: who.userId,
      software,
      token_sha256: Buffer.from(hashOf(token)).toString('hex'),
      expires_at,
    };
    await tx.query(sql`
      INSERT INTO outbox_message (topic, payload, made)
      VALUES ('software.token', ${JSON.stringify(payload)}::jsonb, ${now.toISOString()})`);
    await recordAudit(tx, who, asked, now, { what: 'software_token', result: 'ok', detail: { software } });
    return 'given';
  });
  if (outcome === 'wrong') throw wrong('This is not the code that was sent');
  if (outcome === 'none') throw wrong('The code is no longer good. Ask for a new one');
  return { data: { token, expires_at } };
};
