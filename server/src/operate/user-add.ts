import { userTypes } from '@portal/domain/session';
import { ulid } from 'ulid';
import { z } from 'zod';
import { sql } from '../db/database.ts';
import { StatementError } from '../db/errors.ts';
import { recordAudit } from '../documents/audit.ts';
import { life } from '../session/life.ts';
import { hashPassword } from '../session/password.ts';
import { passwordFault } from '../session/password-fault.ts';
import { hashOf, newToken } from '../session/tokens.ts';
import { linkOrigin } from '../web/origin.ts';
import { byCommand, ofUser } from './by-command.ts';
import { storeCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

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
  username: z.string().regex(/^[\w.@+-]{2,100}$/, 'must be 2 to 100 letters, digits or . @ + - _'),
  type: z.enum(userTypes, `must be one of ${userTypes.join(', ')}`),
  email: z.email('must be an address of mail').max(200),
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
  summary:
    'adds somebody who may sign in; without --password-stdin a link to choose a password is said once, good for a day',
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
      throw new UsageError(`The user cannot be added:\n${wrong.join('\n')}\nUsage: portal user add ${usage}`);
    }
    return read.data;
  },
  async work(user, { database, say, clock, config }) {
    const fault = user.password === null ? null : await passwordFault(config, user.password, user.username);
    if (fault) throw new UsageError(`The password: ${fault}`);
    const hash = user.password === null ? null : await hashPassword(user.password);
    const token = newToken();
    const userId = ulid(clock.now().getTime());
    try {
      await database.transaction(async (tx) => {
        await tx.query(sql`
          INSERT INTO portal_user (user_id, username, firstname, lastname, email, mobile, user_type, primary_accode, password_hash)
          VALUES (${userId}, ${user.username}, ${user.firstname}, ${user.lastname}, ${user.email}, ${user.mobile},
            ${user.type}, ${user.accounts[0] ?? null}, ${hash})`);
        await tx.query(sql`
          INSERT INTO user_account (user_id, accode, position)
          SELECT ${userId}, accode, position - 1 FROM unnest(${user.accounts}::text[]) WITH ORDINALITY AS a (accode, position)`);
        if (hash === null) {
          await tx.query(sql`
            INSERT INTO password_reset (token_hash, user_id, made, expires)
            VALUES (${hashOf(token)}, ${userId}, ${clock.now().toISOString()},
              ${new Date(clock.now().getTime() + life.firstPassword).toISOString()})`);
        }
        const { username, type, accounts } = user;
        await recordAudit(tx, ofUser(userId), byCommand, clock.now(), {
          what: 'user_add',
          result: 'ok',
          detail: { username, type, accounts },
        });
      });
    } catch (error) {
      if (error instanceof StatementError && error.code === '23505') {
        throw new UsageError(`There is a user ${user.username} already.`);
      }
      if (error instanceof StatementError && error.code === '23503') {
        throw new UsageError(`One of the accounts ${user.accounts.join(', ')} is not there.`);
      }
      throw error;
    }
    say(`Added ${user.username} (${user.type}).`);
    if (hash === null) say(`To choose a password, within a day: ${linkOrigin(config)}/new-password#token=${token}`);
  },
});
