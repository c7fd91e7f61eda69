import { articleTypes, type HiveArticle } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Queries } from './pages-store.ts';

const mostArticles = 200;

/** HIVE-12: articles, newest first. Types are given by name or by index in `articleTypes`; `filter` is a comma-separated list. */
export function readArticles(
  db: Queries,
  article_types: readonly (string | number)[],
  filter = 'home',
): Promise<readonly HiveArticle[]> {
  const types = article_types.map((each) => (typeof each === 'number' ? articleTypes[each] : each));
  const filters = filter.split(',').flatMap((each) => each.trim().toLowerCase() || []);
  return db.query<HiveArticle>(sql`
    SELECT article_id, article_type, filter, title, description, resource_link, to_char(published, 'YYYY-MM-DD') AS published
    FROM hive_article
    WHERE article_type = ANY(${types}::text[])
      AND (${filters.length === 0} OR regexp_split_to_array(lower(filter), '\\s*,\\s*') && ${filters}::text[])
    ORDER BY hive_article.published DESC, article_id LIMIT ${mostArticles}`);
}
