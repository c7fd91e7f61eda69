import type { Handler } from '../calls/handler.ts';
import { readPublishedPages } from './published.ts';
import { publishedPageAt } from './published-cache.ts';
import { redirectAt } from './redirects-store.ts';

/** NAV-12, HIVE-03: published drafts only, without their authors. */
export const getPublishedPages: Handler<'getPublishedPages'> = async ({ data }, { database }) => {
  if (data.uri_path === undefined) return { data: { pages: await readPublishedPages(database) } };
  const { page } = await publishedPageAt(database, data.uri_path);
  if (page) return { data: { pages: [page] } };
  const redirect = await redirectAt(database, data.uri_path);
  return { data: { pages: [], ...(redirect ? { moved_to: redirect.target } : {}) } };
};
