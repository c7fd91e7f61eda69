import { type HiveTree, resourceAddresses } from '@portal/domain/hive';
import type { PageContent } from '@portal/hive-components/page';
import { contentOf, type WantedContent, wantedContent } from '@portal/hive-components/settings';
import { articlesOf, usePortal } from '@portal/portal-client/react';
import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useOfTree } from '../editor-context.ts';
import { useResources } from './use-resources.ts';

type Wanted = Pick<WantedContent, 'articles' | 'tips'>;

/** Of these types alone anything is wanted here: the others need not be read at every keystroke. */
function wantedOf(tree: HiveTree): Wanted {
  const { articles, tips } = wantedContent(
    [...tree.values()].filter(({ name }) => name === 'articles' || name === 'didYouKnow'),
  );
  return { articles, tips };
}

/** What a page shows that is kept elsewhere: pictures by number, articles, tips. Empty until it is there. */
export function usePageContent(tree: HiveTree): PageContent {
  return useContent(useMemo(() => wantedOf(tree), [tree]));
}

/** The same of the draft that is open: asked for anew when something else is wanted, and not at every change. */
export function useDraftContent(): PageContent {
  const wanted = useOfTree((tree) => JSON.stringify(wantedOf(tree)));
  return useContent(useMemo(() => JSON.parse(wanted) as Wanted, [wanted]));
}

function useContent(wanted: Wanted): PageContent {
  const { transport } = usePortal();
  const resources = useResources();
  const { data: tips } = useSWRImmutable(wanted.tips ? 'get-did-you-know-list' : null, async () => {
    const answer = await transport.callOrFalse('get-did-you-know-list', {});
    if (answer === false) throw new Error('The tips did not arrive.');
    return answer;
  });
  const { data: articles } = useSWRImmutable(
    wanted.articles.length === 0 ? null : ['get-articles', JSON.stringify(wanted.articles)],
    () => articlesOf(transport, wanted.articles),
  );
  const addresses = useMemo(() => (resources ? resourceAddresses(resources) : {}), [resources]);
  return useMemo(
    () => contentOf({ articles: articles ?? [], tips: tips?.did_you_know ?? [], resources: addresses }),
    [articles, tips, addresses],
  );
}
