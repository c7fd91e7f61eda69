import { userStates } from '@portal/domain/administration';
import { userTypes } from '@portal/domain/session';
import { z } from 'zod';
import { operateMessages } from '../messages/operate.ts';
import { listUsers, pageSize, readUser } from '../users/store.ts';
import { type StoreCommand, storeCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

const { userLook: texts } = operateMessages;
const listUsage = '[TEXT] [--type TYPE] [--account CODE] [--state active|invited|disabled]';

const filter = z.object({
  find: z.string().max(200),
  type: z.enum(userTypes, texts.type(userTypes)).nullable(),
  account: z.string().max(20).nullable(),
  state: z.enum(userStates, texts.state(userStates)).nullable(),
});

export const userLookCommands: readonly StoreCommand[] = [
  storeCommand({
    name: 'user list',
    usage: listUsage,
    summary: texts.list,
    input: filter,
    async read(words) {
      const options = { type: { type: 'string' }, account: { type: 'string' }, state: { type: 'string' } } as const;
      const { positionals, values } = readOptions(words, options, `user list ${listUsage}`);
      const given = {
        find: positionals.join(' '),
        type: values.type ?? null,
        account: values.account ?? null,
        state: values.state ?? null,
      };
      const read = filter.safeParse(given);
      if (!read.success) {
        const wrong = read.error.issues.map((issue) => `  --${issue.path.join('.')}: ${issue.message}`);
        throw new UsageError([...wrong, operateMessages.usage(`user list ${listUsage}`)].join('\n'));
      }
      return read.data;
    },
    async work({ find, type, account, state }, { database, clock, say }) {
      const now = clock.now();
      let listed = 0;
      let total = 1;
      for (let page = 0; listed < total; page += 1) {
        const found = await listUsers(database, { find, account, user_type: type, state, page }, now);
        for (const user of found.users) say(texts.line(user));
        listed += found.users.length;
        // Users may be removed while the list is read.
        total = found.users.length < pageSize ? listed : found.total;
      }
      say(texts.count(listed));
    },
  }),
  storeCommand({
    name: 'user show',
    usage: 'NAME',
    summary: texts.show,
    input: z.object({ name: z.string() }),
    async read(words) {
      const { positionals } = readOptions(words, {}, 'user show NAME');
      const [name, ...more] = positionals;
      if (name === undefined || more.length > 0) throw new UsageError(operateMessages.usage('user show NAME'));
      return { name };
    },
    async work({ name }, { database, clock, say }) {
      const user = await readUser(database, { name }, clock.now());
      if (!user) throw new UsageError(operateMessages.users.none(name));
      for (const line of texts.details(user)) say(line);
    },
  }),
];
