import type { ReplyOf } from '@portal/domain/contract';
import * as calls from '@portal/domain/contract';
import { articleTypes, type HiveArticle } from '@portal/domain/hive';
import { chooseTips, type Tip } from '@portal/domain/tips';
import type { PageContent } from '@portal/hive-components/page';
import type { Transport } from '@portal/portal-client';

/** Articles of one type under one filter. */
export interface ArticleList {
  readonly type: string;
  readonly filter: string;
  readonly articles: readonly HiveArticle[];
}

/** What a page of the hive shows from elsewhere. */
export interface ShownElsewhere {
  readonly articles: readonly ArticleList[];
  readonly tips: readonly Tip[];
  /** Resource id → address. */
  readonly resources: Readonly<Record<string, string>>;
}

/** The same as the components ask for it: on the published page and in the editor. */
export function contentOf({ articles, tips, resources }: ShownElsewhere): PageContent {
  return {
    articles: (type, filter) => articles.find((each) => each.type === type && each.filter === filter)?.articles ?? [],
    tips: (subjects) =>
      chooseTips(tips, subjects.join(',')).map(({ tip_id, title, description }) => ({
        id: tip_id,
        title,
        text: description,
      })),
    resource: (id) => (Object.hasOwn(resources, id) ? resources[id] : undefined),
  };
}

/** HIVE-12: a list that fails is an empty one. */
export function articlesOf(
  transport: Transport,
  wanted: readonly Omit<ArticleList, 'articles'>[],
): Promise<readonly ArticleList[]> {
  return Promise.all(
    wanted.map(async ({ type, filter }) => {
      const known = articleTypes.find((each) => each === type);
      const answer: false | ReplyOf<typeof calls.getArticles> = known
        ? await transport.callOrFalse(calls.getArticles, { article_types: [known], filter })
        : false;
      return { type, filter, articles: answer === false ? [] : answer.articles };
    }),
  );
}
