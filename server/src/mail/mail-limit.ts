import { Refusal } from '../calls/refusal.ts';
import { type Database, sql } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';

export const mostMailsAnHour = 10;
const hour = 3_600_000;

interface MailRecord {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * Records a mail before it is sent, and answers its id. Throws a refusal where the user has asked for ten within the hour: counted
 * in the store under a lock, so that neither many requests at once nor many processes get past it.
 */
export async function recordMail(
  db: Database,
  caller: Pick<Caller, 'userId' | 'realUserId'>,
  mail: MailRecord,
  now: Date,
): Promise<string> {
  const since = new Date(now.getTime() - hour).toISOString();
  const id = await db.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext(${`mail:${caller.userId}`}))`);
    const [row] = await tx.query<{ mails: number }>(sql`
      SELECT count(*)::int AS mails FROM mail WHERE user_id = ${caller.userId} AND asked > ${since}`);
    if ((row?.mails ?? 0) >= mostMailsAnHour) return null;
    const [made] = await tx.query<{ mail_id: string }>(sql`
      INSERT INTO mail (user_id, real_user_id, kind, recipient, subject, detail, asked)
      VALUES (${caller.userId}, ${caller.realUserId}, ${mail.kind}, ${mail.recipient}, ${mail.subject},
        ${JSON.stringify(mail.detail)}::jsonb, ${now.toISOString()}) RETURNING mail_id`);
    return made?.mail_id ?? null;
  });
  if (id === null) {
    throw new Refusal('too_many_mails', {
      action: 'display_message',
      user_message: `You have sent ${mostMailsAnHour} mails within the hour. Please wait a while, or download the file.`,
    });
  }
  return id;
}

/** What became of a recorded mail: sent, or why not. */
export async function noteMail(db: Database, id: string, now: Date, failure: string | null): Promise<void> {
  const sent = failure === null ? now.toISOString() : null;
  await db.query(sql`UPDATE mail SET sent = ${sent}, failure = ${failure} WHERE mail_id = ${id}`);
}

/** Records a mail to a user of ours, sends it, and notes what became of it. Throws where it was not sent. */
export async function sendRecorded(
  { database, clock, mailer }: Pick<Services, 'database' | 'clock' | 'mailer'>,
  who: Pick<Caller, 'userId' | 'realUserId'>,
  mail: MailRecord,
  text: string,
): Promise<void> {
  const id = await recordMail(database, who, mail, clock.now());
  try {
    await mailer.send({ to: mail.recipient, subject: mail.subject, text, attachments: [] });
  } catch (error) {
    await noteMail(database, id, clock.now(), error instanceof Error ? error.message.slice(0, 500) : 'failed');
    throw error;
  }
  await noteMail(database, id, clock.now(), null);
}
