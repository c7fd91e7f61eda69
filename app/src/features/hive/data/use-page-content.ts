import * as calls from '@portal/domain/contract';
import type { HiveTree } from '@portal/domain/hive';
import type { PageContent } from '@portal/hive-components/page';
import { wantedContent } from '@portal/hive-components/settings';
import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { usePortal } from '../../../portal/portal.ts';
import { useResources } from './use-resources.ts';

/** What pages show that is kept elsewhere: pictures by number, articles, tips. Empty until it is there. */
export function usePageContent(tree: HiveTree): PageContent {
  const { transport } = usePortal();
  const wanted = useMemo(
    // Of these types alone anything is wanted here: the others need not be read at every keystroke.
    () => wantedContent([...tree.values()].filter(({ name }) => name === 'articles' || name === 'didYouKnow')),
    [tree],
  );
  const resources = useResources();
  const { data: tips } = useSWRImmutable(wanted.tips ? 'get-did-you-know-list' : null, async () => {
    const answer = await transport.callOrFalse(calls.getDidYouKnowList, {});
    if (answer === false) throw new Error('The tips did not arrive.');
    return answer;
  });
  const key = JSON.stringify(wanted.articles);
  const { data: articles } = useSWRImmutable(wanted.articles.length === 0 ? null : ['get-articles', key], async () => {
    const found = await Promise.all(
      wanted.articles.map(async ({ type, filter }) => {
        const index = articleIndex(type);
        const answer = await transport.callOrFalse(calls.getArticles, { article_types: [index], filter });
        // HIVE-12: a failing list is an empty one.
        return [`${type} ${filter}`, answer === false ? [] : answer.articles] as const;
      }),
    );
    return new Map(found);
  });
  return useMemo(
    () => ({
      articles: (type, filter) => articles?.get(`${type} ${filter}`) ?? [],
      tips: (subjects) =>
        (tips?.did_you_know ?? [])
          .filter(({ filter }) => {
            const own = filter.split(',').map((word) => word.trim());
            return subjects.length === 0 || subjects.some((subject) => own.includes(subject));
          })
          .map(({ tip_id, title, description }) => ({ id: tip_id, title, text: description })),
      resource: (id) => {
        const resource = resources?.resources.find((each) => each.resource_id === id);
        return resource ? `${resources?.domain_lookups[resource.domain_id] ?? ''}${resource.path}` : undefined;
      },
    }),
    [articles, tips, resources],
  );
}

const articleIndex = (type: string) => Math.max(0, ['Articles', 'Newsletters', 'Technical'].indexOf(type));
