import { wordFinder } from '@portal/domain/format';
import { type HiveArticle, type HivePage, type HiveTree, pageLabel, withSlash } from '@portal/domain/hive';
import { readAddress } from '@portal/hive-components/settings';
import { linkMessages as messages } from '../messages/link.ts';

export type LinkGroup = keyof typeof messages.groups;

/** Something that a link can lead to. */
export interface LinkTarget {
  readonly address: string;
  readonly label: string;
  readonly group: LinkGroup;
}

export interface LinkSources {
  readonly pages: readonly HivePage[];
  /** The open draft, for its anchors. */
  readonly tree: HiveTree;
  readonly documents: readonly { readonly path: string; readonly title: string }[];
  readonly articles: readonly HiveArticle[];
  /** Names of the catalogue's categories and product types, those with most parts first. */
  readonly families: readonly string[];
  /** Parts that match the text, best first. */
  readonly parts: readonly { readonly stock_code: string; readonly description: string }[];
}

/** How many of one group are listed. */
const most = 6;

const searchAddress = (words: string): string => `/search/${encodeURIComponent(words)}`;

/** What was typed, as an address; a bare domain is completed. */
export function typedAddress(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(typed)) return `https://${typed}`;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  return readAddress(typed) ? typed : null;
}

/** Link targets for typed text: a typed address first, then by group, the best match first. */
export function linkTargets(
  text: string,
  { pages, tree, documents, articles, families, parts }: LinkSources,
): readonly LinkTarget[] {
  const isFound = wordFinder(text);
  const written = typedAddress(text);
  const first = (group: LinkGroup, targets: readonly Omit<LinkTarget, 'group'>[]): LinkTarget[] =>
    targets
      .filter(({ address, label }) => address !== '' && isFound(`${label} ${address}`))
      .slice(0, most)
      .map((target) => ({ ...target, group }));
  const anchors = [...tree.values()].flatMap(({ settings: { linkId } }) =>
    typeof linkId === 'string' && linkId.trim() !== '' ? [linkId.trim()] : [],
  );
  const search = text.trim();
  return [
    ...(written === null ? [] : [{ address: written, label: written, group: 'address' as const }]),
    ...first(
      'anchors',
      anchors.map((anchor) => ({ address: `#${anchor}`, label: `#${anchor}` })),
    ),
    ...first(
      'pages',
      pages.map((page) => ({ address: withSlash(page.uri_path), label: pageLabel(page) })),
    ),
    ...first(
      'families',
      families.map((family) => ({ address: searchAddress(family), label: family })),
    ),
    ...parts.slice(0, most).map(({ stock_code, description }) => ({
      address: `/part/${encodeURIComponent(stock_code)}`,
      label: `${stock_code} ${description}`,
      group: 'parts' as const,
    })),
    ...(search === '' || written !== null || parts.length === 0
      ? []
      : [
          {
            address: searchAddress(search),
            label: messages.results(search),
            group: 'parts' as const,
          },
        ]),
    ...first(
      'documents',
      documents.map(({ path, title }) => ({ address: path, label: title })),
    ),
    ...first(
      'articles',
      articles.map(({ resource_link, title }) => ({ address: resource_link, label: title })),
    ),
  ];
}
