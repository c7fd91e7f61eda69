import { articleTypes } from '@portal/domain/hive';
import { useArticles, useCall, useCatalogueStatus, usePortal } from '@portal/portal-client/react';
import { useEffect, useMemo, useState } from 'react';
import { useResources } from '../data/use-resources.ts';
import { useTree } from '../editor-context.ts';
import type { LinkSources } from './link-targets.ts';

const allArticles = articleTypes.map((type) => ({ type, filter: '' }));
const most = 6;

/** Parts of the stock list that match a text; none while it loads. */
function useParts(text: string): LinkSources['parts'] {
  const { catalogue } = usePortal();
  const { state, version } = useCatalogueStatus();
  const [parts, setParts] = useState<LinkSources['parts']>([]);
  useEffect(() => void catalogue.load(), [catalogue]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the list has other parts
  useEffect(() => {
    let left = false;
    const search = async () => {
      const hits = state === 'ready' && text.trim() !== '' ? await catalogue.search(text, most) : [];
      if (left || hits === null) return;
      setParts(
        hits.map(({ stock_code }) => ({ stock_code, description: catalogue.facts(stock_code)?.description ?? '' })),
      );
    };
    void search();
    return () => {
      left = true;
    };
  }, [catalogue, state, version, text]);
  return parts;
}

/** The categories and product types of the stock list, those with most parts first; none while it loads. */
function useFamilyNames(): LinkSources['families'] {
  const { catalogue } = usePortal();
  const { state, version } = useCatalogueStatus();
  const [names, setNames] = useState<LinkSources['families']>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the list has other families
  useEffect(() => {
    let left = false;
    const count = async () => {
      const all = state === 'ready' ? await catalogue.facets({ values: {} }, 0) : null;
      // Null: a newer query replaced this one.
      if (left || !all) return;
      const { product_category = [], product_type = [] } = all.counts;
      const largest = [...product_category, ...product_type].sort((a, b) => b.count - a.count);
      setNames([...new Set(largest.filter(({ count }) => count > 0).map(({ value }) => value))]);
    };
    void count();
    return () => {
      left = true;
    };
  }, [catalogue, state, version]);
  return names;
}

/** What links can lead to; sources that are not loaded yet are empty. */
export function useLinkSources(text: string): LinkSources {
  const tree = useTree();
  const pages = useCall('pages/get', {}).data?.pages;
  const resources = useResources()?.resources;
  const lists = useArticles(allArticles);
  const families = useFamilyNames();
  const parts = useParts(text);
  return useMemo(
    () => ({
      pages: pages ?? [],
      tree,
      documents: (resources ?? []).filter(({ path }) => path.toLowerCase().endsWith('.pdf')),
      articles: (lists ?? []).flatMap(({ articles }) => articles),
      families,
      parts,
    }),
    [pages, tree, resources, lists, families, parts],
  );
}
