import type { Handler } from '../calls/handler.ts';
import { hasCustomers, hasLiveParts, readFeedStates } from './load-views.ts';
import { isDemoStore } from './refuse-demo-store.ts';
import { listTokens } from './tokens.ts';

export const dataFeeds: Handler<'dataFeeds'> = async (_, { database, config }) => {
  const tokens = await listTokens(database);
  return {
    data: {
      feeds: await readFeedStates(database),
      has_parts: await hasLiveParts(database),
      has_customers: await hasCustomers(database),
      is_demo: await isDemoStore(database),
      watched_folder: config.feedFolder,
      bucket: config.feedBucket && { url: config.feedBucket.url, daily_at: config.feedBucket.dailyAt },
      tokens: tokens.flatMap(({ name, last_used, revoked }) => (revoked === null ? [{ name, last_used }] : [])),
    },
  };
};
