import { articleTypes, type HiveArticle } from '@portal/domain/hive';
import type { Transport } from '../transport/types.ts';

/** Articles of one type under one filter. */
export interface ArticleList {
  readonly type: string;
  readonly filter: string;
  readonly articles: readonly HiveArticle[];
}

/** HIVE-12: a list that fails is an empty one. */
export function articlesOf(
  transport: Transport,
  wanted: readonly Omit<ArticleList, 'articles'>[],
): Promise<readonly ArticleList[]> {
  return Promise.all(
    wanted.map(async ({ type, filter }) => {
      const known = articleTypes.find((each) => each === type);
      const answer = known ? await transport.callOrFalse('get-articles', { article_types: [known], filter }) : false;
      return { type, filter, articles: answer === false ? [] : answer.articles };
    }),
  );
}
