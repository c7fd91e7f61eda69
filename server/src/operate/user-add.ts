import { userTypes } from '@portal/domain/session';
import { ulid } from 'ulid';
import { z } from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import { StatementError } from '../db/errors.ts';
import { operateMessages } from '../messages/operate.ts';
import { writeAddedUser } from '../orders-out/added-user.ts';
import { hashPassword } from '../session/password.ts';
import { passwordFault } from '../session/password-fault.ts';
import { insertUser, newPasswordLink } from '../users/store.ts';
import { linkOrigin } from '../web/origin.ts';
import { byCommand, ofUser } from './by-command.ts';
import { storeCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

const { userAdd: texts } = operateMessages;
const usage =
  'NAME --type TYPE --email ADDRESS [--firstname NAME] [--lastname NAME] [--mobile NUMBER] [--accounts CODE,CODE] [--password-stdin]';

const options = {
  type: { type: 'string' },
  email: { type: 'string' },
  firstname: { type: 'string', default: '' },
  lastname: { type: 'string', default: '' },
  mobile: { type: 'string', default: '' },
  accounts: { type: 'string', default: '' },
  'password-stdin': { type: 'boolean', default: false },
} as const;

const input = z.object({
  username: z.string().regex(/^[\w.@+-]{2,100}$/, texts.username),
  type: z.enum(userTypes, texts.type(userTypes)),
  email: z.email(texts.email).max(200),
  firstname: z.string().max(100),
  lastname: z.string().max(100),
  mobile: z.string().max(30),
  accounts: z.array(z.string().min(1).max(20)),
  /** Null: the user chooses one by link. */
  password: z.string().nullable(),
});

export const userAdd = storeCommand({
  name: 'user add',
  usage,
  summary: texts.summary,
  input,
  async read(words, terminal) {
    const { values, positionals } = readOptions(words, options, `user add ${usage}`);
    const username = positionals.join(' ');
    const given = values['password-stdin'] ? (await terminal.readInput()).replace(/\r?\n$/, '') : null;
    const read = input.safeParse({
      ...values,
      username,
      accounts: values.accounts.split(',').filter((code) => code !== ''),
      password: given,
    });
    if (!read.success) {
      const wrong = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
      throw new UsageError(texts.wrong(wrong, operateMessages.usage(`user add ${usage}`)));
    }
    return read.data;
  },
  async work(user, { database, say, clock, config }) {
    const fault = user.password === null ? null : await passwordFault(config, user.password, user.username);
    if (fault) throw new UsageError(texts.password(fault));
    const hash = user.password === null ? null : await hashPassword(user.password);
    const userId = ulid(clock.now().getTime());
    try {
      await database.transaction(async (tx) => {
        await insertUser(tx, { ...user, user_id: userId, user_type: user.type, password_hash: hash });
        await writeAddedUser(tx, { ...user, user_type: user.type, added_by: 'invited' }, clock.now());
        const { username, type, accounts } = user;
        await recordAudit(tx, ofUser(userId), byCommand, clock.now(), {
          what: 'user_add',
          result: 'ok',
          detail: { username, type, accounts },
        });
      });
    } catch (error) {
      if (error instanceof StatementError && error.code === '23505') {
        throw new UsageError(texts.exists(user.username));
      }
      if (error instanceof StatementError && error.code === '23503') {
        throw new UsageError(texts.noAccount(user.accounts));
      }
      throw error;
    }
    say(texts.done(user.username, user.type));
    if (hash === null) say(texts.link(await newPasswordLink(database, userId, linkOrigin(config), clock.now())));
  },
});
