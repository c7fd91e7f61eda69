import { feeds as allFeeds, feedNamed } from '@portal/feeds/records';
import { z } from 'zod';
import { recordAudit } from '../audit/record-audit.ts';
import { createToken, listTokens, revokeToken } from '../feeds/tokens.ts';
import { feedMessages } from '../messages/feeds.ts';
import { byCommand } from './by-command.ts';
import { type StoreCommand, type StoreWork, storeCommand, UsageError } from './command.ts';
import { readOnlyOptions, readOptions } from './options.ts';

const messages = feedMessages.token;
const nobody = { userId: null, realUserId: null };
const audit = ({ database, clock }: StoreWork, what: string, detail: object) =>
  recordAudit(database, nobody, byCommand, clock.now(), { what, result: 'ok', detail });

const createUsage = 'NAME --feeds FEED,FEED|all';

/** The feed names of `--feeds`. */
function feedsIn(text: string): readonly string[] {
  if (text === 'all') return allFeeds.map(({ name }) => name);
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  const unknown = names.filter((name) => !feedNamed(name));
  if (unknown.length > 0) throw new UsageError(messages.unknownFeeds(unknown.join(', ')));
  return names;
}

export const feedTokenCommands: readonly StoreCommand[] = [
  storeCommand({
    name: 'feed token create',
    usage: createUsage,
    summary: messages.createSummary,
    input: z.object({ name: z.string().min(1).max(100), feeds: z.array(z.string()).min(1) }),
    async read(words) {
      const { values, positionals } = readOptions(
        words,
        { feeds: { type: 'string' } },
        `feed token create ${createUsage}`,
      );
      const [name, ...more] = positionals;
      if (name === undefined || more.length > 0 || values.feeds === undefined) {
        throw new UsageError(`Usage: portal feed token create ${createUsage}`);
      }
      return { name, feeds: [...feedsIn(values.feeds)] };
    },
    async work({ name, feeds }, work) {
      const token = await createToken(work.database, work.clock, { name, feeds });
      await audit(work, 'feed_token_create', { name, feeds });
      work.say(token);
      work.say(messages.created(name));
    },
  }),
  storeCommand({
    name: 'feed token list',
    usage: '',
    summary: messages.listSummary,
    input: z.object({}),
    async read(words) {
      readOnlyOptions(words, {}, 'feed token list');
      return {};
    },
    async work(_, { database, say }) {
      const tokens = await listTokens(database);
      if (tokens.length === 0) say(messages.none);
      for (const { name, feeds, made, last_used, revoked } of tokens) {
        const scope = feeds.length === allFeeds.length ? messages.allFeeds : feeds.join(', ');
        say(messages.listed(name, scope, made, last_used, revoked));
      }
    },
  }),
  storeCommand({
    name: 'feed token revoke',
    usage: 'NAME',
    summary: messages.revokeSummary,
    input: z.object({ name: z.string() }),
    async read(words) {
      const { positionals } = readOptions(words, {}, 'feed token revoke NAME');
      const [name, ...more] = positionals;
      if (name === undefined || more.length > 0) throw new UsageError('Usage: portal feed token revoke NAME');
      return { name };
    },
    async work({ name }, work) {
      await revokeToken(work.database, work.clock, name);
      await audit(work, 'feed_token_revoke', { name });
      work.say(messages.revoked(name));
    },
  }),
];
