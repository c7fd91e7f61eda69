import { Refusal } from '../calls/refusal.ts';
import { type Database, sql } from '../db/database.ts';
import { mailsMessages } from '../messages/mails.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';

export const maxMailsPerHour = 10;
const hour = 3_600_000;

interface MailRecord {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

async function insertMail(
  db: Pick<Database, 'query'>,
  caller: Pick<Caller, 'userId' | 'realUserId'>,
  mail: MailRecord,
  now: Date,
): Promise<string> {
  const [made] = await db.query<{ mail_id: string }>(sql`
    INSERT INTO mail (user_id, real_user_id, kind, recipient, subject, detail, asked)
    VALUES (${caller.userId}, ${caller.realUserId}, ${mail.kind}, ${mail.recipient}, ${mail.subject},
      ${JSON.stringify(mail.detail)}::jsonb, ${now.toISOString()}) RETURNING mail_id`);
  if (!made) throw new Error('The mail was not recorded');
  return made.mail_id;
}

/**
 * Records a mail before it is sent and returns its id. Throws a refusal if the user has requested ten within an hour; notices about
 * orders, which the supplier's system causes, do not count. Counted in the database under a lock, so that parallel requests and
 * processes cannot exceed the limit.
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
      SELECT count(*)::int AS mails FROM mail
      WHERE user_id = ${caller.userId} AND kind <> 'order' AND asked > ${since}`);
    if ((row?.mails ?? 0) >= maxMailsPerHour) return null;
    return insertMail(tx, caller, mail, now);
  });
  if (id === null) {
    throw new Refusal('too_many_mails', {
      action: 'display_message',
      user_message: mailsMessages.tooMany(maxMailsPerHour),
    });
  }
  return id;
}

/** Stores the result of a recorded mail: sent, or the error. */
export async function recordMailResult(db: Database, id: string, now: Date, failure: string | null): Promise<void> {
  const sent = failure === null ? now.toISOString() : null;
  await db.query(sql`UPDATE mail SET sent = ${sent}, failure = ${failure} WHERE mail_id = ${id}`);
}

type Sender = Pick<Services, 'database' | 'clock' | 'mailer'>;
type Who = Pick<Caller, 'userId' | 'realUserId'>;

/** Sends a recorded mail and stores the result. Throws if it was not sent. */
async function deliver({ database, clock, mailer }: Sender, id: string, mail: MailRecord, text: string): Promise<void> {
  try {
    await mailer.send({ to: mail.recipient, subject: mail.subject, text, attachments: [] });
  } catch (error) {
    await recordMailResult(database, id, clock.now(), error instanceof Error ? error.message.slice(0, 500) : 'failed');
    throw error;
  }
  await recordMailResult(database, id, clock.now(), null);
}

/** Sends a mail that a user requested, within the hourly limit. Throws if it was not sent. */
export async function sendRecorded(services: Sender, who: Who, mail: MailRecord, text: string): Promise<void> {
  const id = await recordMail(services.database, who, mail, services.clock.now());
  await deliver(services, id, mail, text);
}

/** Sends a mail on the portal's behalf. Not limited, because others could exhaust the limit. Throws if it was not sent. */
export async function sendNotice(services: Sender, who: Who, mail: MailRecord, text: string): Promise<void> {
  const id = await insertMail(services.database, who, mail, services.clock.now());
  await deliver(services, id, mail, text);
}
