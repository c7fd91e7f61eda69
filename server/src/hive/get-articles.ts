import type { Handler } from '../calls/handler.ts';
import { readArticles } from './articles.ts';

/** HIVE-12 */
export const getArticles: Handler<'getArticles'> = async ({ data }, { database }) => ({
  data: { articles: await readArticles(database, data.article_types, data.filter) },
});
