import type { Handler } from '../calls/handler.ts';
import { readPublishedPages } from './published.ts';
import { publishedPageAt } from './published-cache.ts';

/** NAV-12, HIVE-03: published drafts only, without their authors. */
export const getPublishedPages: Handler<'getPublishedPages'> = async ({ data }, { database }) => {
  if (data.uri_path === undefined) return { data: { pages: await readPublishedPages(database) } };
  const { page } = await publishedPageAt(database, data.uri_path);
  return { data: { pages: page ? [page] : [] } };
};
