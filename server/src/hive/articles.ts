import { articleTypes, type HiveArticle } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Queries } from './pages-store.ts';

const mostArticles = 200;

/**
 * HIVE-12: articles, newest first: those of the feed, and published pages that staff list as articles. Types are given by name or by index in `articleTypes`; `filter` is a comma-separated list.
 */
export function readArticles(
  db: Queries,
  article_types: readonly (string | number)[],
  filter = 'home',
): Promise<readonly HiveArticle[]> {
  const types = article_types.map((each) => (typeof each === 'number' ? articleTypes[each] : each));
  const filters = filter.split(',').flatMap((each) => each.trim().toLowerCase() || []);
  return db.query<HiveArticle>(sql`
    WITH page_article AS (
      SELECT 'page-' || p.page_id AS article_id, a.settings->>'article' AS article_type,
        coalesce(nullif(trim(a.settings->>'articleFilter'), ''), 'home') AS filter,
        coalesce(nullif(trim(a.settings->>'title'), ''), nullif(trim(p.description), ''), a.path) AS title,
        coalesce(a.settings->>'description', '') AS description, a.path AS resource_link,
        to_char(d.published_at, 'YYYY-MM-DD') AS published
      FROM hive_page p JOIN hive_address a ON a.page_id = p.page_id AND a.own
      JOIN hive_draft d ON d.page_id = p.page_id AND d.published AND d.deleted IS NULL
      WHERE p.active AND p.deleted IS NULL AND a.settings ? 'article')
    SELECT article_id, article_type, filter, title, description, resource_link, published FROM page_article
    WHERE article_type = ANY(${types}::text[]) AND (${filters.length === 0} OR regexp_split_to_array(lower(filter), '\\s*,\\s*') && ${filters}::text[])
    UNION ALL
    SELECT article_id, article_type, filter, title, description, resource_link, to_char(published, 'YYYY-MM-DD') AS published
    FROM hive_article
    WHERE article_type = ANY(${types}::text[]) AND (${filters.length === 0} OR regexp_split_to_array(lower(filter), '\\s*,\\s*') && ${filters}::text[])
      AND resource_link NOT IN (SELECT resource_link FROM page_article)
    ORDER BY published DESC, article_id LIMIT ${mostArticles}`);
}
