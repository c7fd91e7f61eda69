import { type HiveTree, resourceAddresses, type Sections, withSections } from '@portal/domain/hive';
import type { PageContent } from '@portal/hive-components/page';
import { contentOf, type WantedContent, wantedContent } from '@portal/hive-components/settings';
import { useArticles, useCall, useStore } from '@portal/portal-client/react';
import { useMemo } from 'react';
import { useEditor, useTreeValue } from '../editor-context.ts';
import { useLibraryPictures, useResources } from './use-resources.ts';

type Wanted = Pick<WantedContent, 'articles' | 'tips'>;

/** Only these types need content: the others are not decoded at every keystroke. */
function wantedOf(tree: HiveTree, sections: Sections = new Map()): Wanted {
  const { articles, tips } = wantedContent(
    withSections([...tree.values()], sections).filter(({ name }) => name === 'articles' || name === 'didYouKnow'),
  );
  return { articles, tips };
}

/** Content of a page that is stored elsewhere: resources, articles, tips. Empty until loaded. */
export function usePageContent(tree: HiveTree): PageContent {
  return useContent(useMemo(() => wantedOf(tree), [tree]));
}

/** The same for the open draft; requested again only when other content is needed. */
export function useDraftContent(): PageContent {
  const sections = useStore(useEditor().sections);
  const wanted = useTreeValue((tree) => JSON.stringify(wantedOf(tree, sections)));
  return useContent(useMemo(() => JSON.parse(wanted) as Wanted, [wanted]));
}

function useContent(wanted: Wanted): PageContent {
  const resources = useResources();
  const { data: tips } = useCall('get-did-you-know-list', wanted.tips ? {} : null, { immutable: true });
  const articles = useArticles(wanted.articles);
  const addresses = useMemo(() => (resources ? resourceAddresses(resources) : {}), [resources]);
  const pictures = useLibraryPictures();
  return useMemo(
    () => contentOf({ articles: articles ?? [], tips: tips?.did_you_know ?? [], resources: addresses, pictures }),
    [articles, tips, addresses, pictures],
  );
}
