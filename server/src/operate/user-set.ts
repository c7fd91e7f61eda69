import { userTypes } from '@portal/domain/session';
import { z } from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import type { Config } from '../config.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { operateMessages } from '../messages/operate.ts';
import { mailChangeOfAddress } from '../session/security-notice.ts';
import { mailPasswordLink } from '../users/mail-password-link.ts';
import {
  changesOf,
  newPasswordLink,
  readUser,
  type StoredUser,
  setDisabled,
  unknownAccounts,
  updateUser,
} from '../users/store.ts';
import { linkOrigin } from '../web/origin.ts';
import { byCommand, ofUser } from './by-command.ts';
import { type StoreWork, storeCommand, UsageError } from './command.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { readOptions } from './options.ts';

const { userAdd, userSet: texts } = operateMessages;
const usage =
  'NAME [--type TYPE] [--email ADDRESS] [--firstname NAME] [--lastname NAME] [--mobile NUMBER] [--accounts CODE,CODE] [--disabled yes|no] [--password mail|link]';

const options = {
  type: { type: 'string' },
  email: { type: 'string' },
  firstname: { type: 'string' },
  lastname: { type: 'string' },
  mobile: { type: 'string' },
  accounts: { type: 'string' },
  disabled: { type: 'string' },
  password: { type: 'string' },
} as const;

const input = z.object({
  name: z.string(),
  type: z.enum(userTypes, userAdd.type(userTypes)).optional(),
  email: z.email(userAdd.email).max(200).optional(),
  firstname: z.string().max(100).optional(),
  lastname: z.string().max(100).optional(),
  mobile: z.string().max(30).optional(),
  accounts: z.array(z.string().min(1).max(20)).optional(),
  disabled: z.enum(['yes', 'no'], texts.yesOrNo).optional(),
  /** Mails a link to choose a password, or prints it. */
  password: z.enum(['mail', 'link'], texts.mailOrLink).optional(),
});
type Input = z.infer<typeof input>;

async function setFields(before: StoredUser, given: Input, work: StoreWork): Promise<void> {
  const { database, clock, config, say } = work;
  const after = {
    firstname: given.firstname ?? before.firstname,
    lastname: given.lastname ?? before.lastname,
    email: given.email ?? before.email,
    mobile: given.mobile ?? before.mobile,
    user_type: given.type ?? before.user_type,
    accounts: given.accounts ?? before.accounts,
  };
  const changes = changesOf(before, after);
  if (Object.keys(changes).length === 0) return;
  const unknown = await unknownAccounts(database, after.accounts);
  if (unknown.length > 0) throw new UsageError(userAdd.noAccount(unknown));
  await database.transaction(async (tx) => {
    await updateUser(tx, before.user_id, after);
    const detail = { user_id: before.user_id, username: before.username, changes };
    await recordAudit(tx, ofUser(before.user_id), byCommand, clock.now(), { what: 'user_set', result: 'ok', detail });
  });
  const ended = after.user_type === before.user_type ? 0 : await endAllSessions({ database, clock }, before.user_id);
  say(texts.changed(before.username, Object.keys(changes)));
  if (ended > 0) say(operateMessages.users.signedOut(before.username, operateMessages.users.sessionsEnded(ended)));
  if (after.email !== before.email) {
    await withMailer(config, (mailer) => mailChangeOfAddress({ database, clock, config, mailer }, before, after.email));
  }
}

async function withMailer(config: Config, send: (mailer: Mailer) => Promise<void>): Promise<void> {
  const mailer = createMailer(config);
  try {
    await send(mailer);
  } finally {
    mailer.close();
  }
}

async function setState(user: StoredUser, disabled: boolean, { database, clock, say }: StoreWork): Promise<void> {
  const { user_id, username } = user;
  await database.transaction(async (tx) => {
    await setDisabled(tx, user_id, disabled);
    const what = disabled ? 'user_disable' : 'user_enable';
    await recordAudit(tx, ofUser(user_id), byCommand, clock.now(), {
      what,
      result: 'ok',
      detail: { user_id, username },
    });
  });
  const ended = disabled ? await endAllSessions({ database, clock }, user_id) : 0;
  const { users } = operateMessages;
  say(disabled ? users.disabled(username, users.sessionsEnded(ended)) : users.enabled(username));
}

async function sendLink(name: string, by: 'mail' | 'link', work: StoreWork): Promise<void> {
  const { database, clock, config, say } = work;
  const user = await readUser(database, { name }, clock.now());
  if (!user) throw new UsageError(operateMessages.users.none(name));
  if (user.state === 'disabled') throw new UsageError(texts.isDisabled(name));
  const { user_id, username } = user;
  const detail = { user_id, username, by };
  const what = 'user_password_link';
  await recordAudit(database, ofUser(user_id), byCommand, clock.now(), { what, result: 'ok', detail });
  const origin = linkOrigin(config);
  if (by === 'link') return say(userAdd.link(await newPasswordLink(database, user_id, origin, clock.now())));
  if (user.email === '') throw new UsageError(texts.noEmail(name));
  const kind = user.state === 'invited' ? 'invitation' : 'new_password';
  await withMailer(config, (mailer) => mailPasswordLink({ database, clock, config, mailer }, user, kind, origin));
  say(texts.mailed(user.email));
}

/** Changes the given fields and leaves the others. */
export const userSet = storeCommand({
  name: 'user set',
  usage,
  summary: texts.summary,
  input,
  async read(words) {
    const { values, positionals } = readOptions(words, options, `user set ${usage}`);
    const [name, ...more] = positionals;
    const isNothing = Object.keys(values).length === 0;
    if (name === undefined || more.length > 0 || isNothing) {
      throw new UsageError(operateMessages.usage(`user set ${usage}`));
    }
    const accounts = values.accounts?.split(',').filter((code) => code !== '');
    const read = input.safeParse({ ...values, name, accounts });
    if (!read.success) {
      const wrong = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
      throw new UsageError(texts.wrong(wrong, operateMessages.usage(`user set ${usage}`)));
    }
    return read.data;
  },
  async work(given, work) {
    const user = await readUser(work.database, { name: given.name }, work.clock.now());
    if (!user) throw new UsageError(operateMessages.users.none(given.name));
    await setFields(user, given, work);
    if (given.disabled !== undefined) await setState(user, given.disabled === 'yes', work);
    if (given.password !== undefined) await sendLink(given.name, given.password, work);
  },
});
