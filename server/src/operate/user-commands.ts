import { z } from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { operateMessages } from '../messages/operate.ts';
import { removeFactor } from '../session/second-factor.ts';
import { setDisabled } from '../users/store.ts';
import { byCommand, ofUser } from './by-command.ts';
import { type StoreCommand, type StoreWork, storeCommand, UsageError } from './command.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { readOptions } from './options.ts';

type User = Pick<Tables['portal_user'], 'user_id' | 'username'>;

const { users: texts } = operateMessages;

/** A command for users by name. If a name is unknown, no user is changed. */
function userCommand(
  given: { readonly name: string; readonly summary: string; readonly what: string },
  work: (user: User, work: StoreWork) => Promise<{ readonly detail: object; readonly said: string }>,
): StoreCommand {
  const usage = 'NAME [NAME …]';
  return storeCommand({
    ...given,
    usage,
    input: z.object({ names: z.array(z.string()).min(1) }),
    async read(words) {
      const { positionals } = readOptions(words, {}, `${given.name} ${usage}`);
      if (positionals.length === 0) throw new UsageError(operateMessages.usage(`${given.name} ${usage}`));
      return { names: positionals };
    },
    async work({ names }, context) {
      const { database, clock, say } = context;
      const users = await Promise.all(names.map((name) => findUser(database, name)));
      for (const user of users) {
        const { detail, said } = await work(user, context);
        await recordAudit(database, ofUser(user.user_id), byCommand, clock.now(), {
          what: given.what,
          result: 'ok',
          detail: { username: user.username, ...detail },
        });
        say(said);
      }
    },
  });
}

async function findUser(database: Database, name: string): Promise<User> {
  const [user] = await database.query<User>(
    sql`SELECT user_id, username FROM portal_user WHERE lower(username) = lower(${name})`,
  );
  if (!user) throw new UsageError(texts.none(name));
  return user;
}

export const userCommands: readonly StoreCommand[] = [
  userCommand({ name: 'user disable', summary: texts.disable, what: 'user_disable' }, async (user, work) => {
    await work.database.transaction((tx) => setDisabled(tx, user.user_id, true));
    const ended = await endAllSessions(work, user.user_id);
    return { detail: { ended }, said: texts.disabled(user.username, texts.sessionsEnded(ended)) };
  }),
  userCommand({ name: 'user enable', summary: texts.enable, what: 'user_enable' }, async (user, { database }) => {
    await setDisabled(database, user.user_id, false);
    return { detail: {}, said: texts.enabled(user.username) };
  }),
  userCommand(
    {
      name: 'user reset-second-factor',
      summary: texts.resetSecondFactor,
      what: 'user_reset_second_factor',
    },
    async (user, work) => {
      const wasOn = await removeFactor(work.database, user.user_id);
      const ended = await endAllSessions(work, user.user_id);
      const said = wasOn ? texts.secondFactorOff : texts.hadNoSecondFactor;
      return { detail: { was_on: wasOn, ended }, said: said(user.username, texts.sessionsEnded(ended)) };
    },
  ),
  userCommand({ name: 'sessions end', summary: texts.endSessions, what: 'sessions_end' }, async (user, work) => {
    const ended = await endAllSessions(work, user.user_id);
    return { detail: { ended }, said: texts.signedOut(user.username, texts.sessionsEnded(ended)) };
  }),
];
