import type { HiveArticle, HivePicture } from '@portal/domain/hive';
import { chooseTips, type Tip } from '@portal/domain/tips';
import type { PageContent } from './view.ts';

/** Content shown on a hive page but stored elsewhere, as returned by the API calls. */
export interface PageContentInput {
  readonly articles: readonly {
    readonly type: string;
    readonly filter: string;
    readonly articles: readonly HiveArticle[];
  }[];
  readonly tips: readonly Tip[];
  /** Resource id → address. */
  readonly resources: Readonly<Record<string, string>>;
  /** Resource id → size, focal point and alt text, for pictures of the library. */
  readonly pictures: Readonly<Record<string, HivePicture>>;
}

/** The same content as lookups for components, used by the published page and by the editor. */
export function contentOf({ articles, tips, resources, pictures }: PageContentInput): PageContent {
  return {
    articles: (type, filter) => articles.find((each) => each.type === type && each.filter === filter)?.articles ?? [],
    tips: (subjects) =>
      chooseTips(tips, subjects.join(',')).map(({ tip_id, title, description }) => ({
        id: tip_id,
        title,
        text: description,
      })),
    resource: (id) => (Object.hasOwn(resources, id) ? resources[id] : undefined),
    picture: (id) => (Object.hasOwn(pictures, id) ? pictures[id] : undefined),
  };
}
