import { articleTypes, type HiveArticle } from '@portal/domain/hive';
import useSWR from 'swr';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';
import { usePortal, useUsername } from './portal.ts';

/** Articles of one type with one filter. */
interface ArticleList {
  readonly type: string;
  readonly filter: string;
  readonly articles: readonly HiveArticle[];
}
type WantedArticles = readonly Omit<ArticleList, 'articles'>[];

/** A list that fails to load counts as empty (HIVE-12). */
function articlesOf(transport: Pick<Transport, 'call'>, wanted: WantedArticles): Promise<readonly ArticleList[]> {
  return Promise.all(
    wanted.map(async ({ type, filter }) => {
      const known = articleTypes.find((each) => each === type);
      const outcome = known && (await sendCall(transport, 'get-articles', { article_types: [known], filter }));
      return { type, filter, articles: outcome?.ok ? outcome.data.articles : [] };
    }),
  );
}

/** Loads articles for a component; undefined while loading. */
export function useArticles(wanted: WantedArticles): readonly ArticleList[] | undefined {
  const { transport } = usePortal();
  const user = useUsername();
  const key =
    wanted.length === 0 ? null : ['article-lists', user, ...wanted.flatMap(({ type, filter }) => [type, filter])];
  return useSWR(key, () => articlesOf(transport, wanted), { keepPreviousData: true, revalidateOnFocus: false }).data;
}
