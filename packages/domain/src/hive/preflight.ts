import { contrastRatio } from './contrast.ts';
import type { HiveDifference } from './difference.ts';
import { headingsIn, linksIn, partOfAddress } from './page-links.ts';
import { ancestorsOf, orphansOf, rootNode, subtreeOf } from './tree.ts';
import type { HiveNode, HiveTree, HiveWaiver, ModelOf } from './types.ts';

export type PartState =
  | { readonly state: 'sold' | 'unknown' | 'discontinued' }
  | { readonly state: 'superseded'; readonly by: string };

export const preflightKinds = [
  'unknown_type',
  'bad_setting',
  'not_shown',
  'unknown_part',
  'discontinued_part',
  'superseded_part',
  'dead_link',
  'no_page_title',
  'second_page_title',
  'heading_order',
  'no_alt_text',
  'contrast',
  'weight',
] as const;
export type PreflightKind = (typeof preflightKinds)[number];

/** Something to look at before publication. */
export interface PreflightFinding {
  readonly kind: PreflightKind;
  /** `stop`: visitors would see something wrong. `look`: it may be meant so. */
  readonly weight: 'stop' | 'look';
  /** Of the component; null for the page as a whole. */
  readonly key: string | null;
  readonly setting: string | null;
  readonly message: string;
  /** What mends it; empty where only a person can. */
  readonly fix: readonly HiveDifference[];
}

/** The waiver of a finding among those that were given; a finding that says something else by now is not waived. */
export const waiverOf = (
  finding: Pick<HiveWaiver, 'kind' | 'key' | 'setting' | 'message'>,
  waivers: readonly HiveWaiver[],
): HiveWaiver | undefined =>
  waivers.find(
    ({ kind, key, setting, message }) =>
      kind === finding.kind && key === finding.key && setting === finding.setting && message === finding.message,
  );

/** What the registry knows of types: the editor and the server have it, this has not. */
export interface PreflightTypes {
  readonly modelOf: ModelOf;
  isKnown(name: string): boolean;
  /** What could not be read of a node's settings. */
  findingsOf(node: HiveNode): readonly { readonly setting: string; readonly why: string }[];
  /** What a declared setting holds; null for one that nobody declared. */
  kindOf(name: string, setting: string): 'address' | 'picture' | 'rich' | 'other' | null;
  /** From 1 for the title of the page; null where a node is no heading. */
  headingOf(node: HiveNode): number | null;
}

/** The live catalogue and site. */
export interface PreflightLookups {
  part(stock_code: string): PartState;
  /** Whether a path of this site answers; asked for paths that lead to no part. */
  answers(path: string): boolean;
}

/** Characters of settings from which on a page is heavy. */
const heavy = 150_000;
/** WCAG 2.2, 1.4.3. */
const leastContrast = { text: 4.5, large: 3 } as const;
const largeFrom = 24;

interface Address {
  readonly node: HiveNode;
  readonly setting: string;
  readonly address: string;
}

const stringsOf = (node: HiveNode) =>
  Object.entries(node.settings).flatMap(([setting, value]) => (typeof value === 'string' ? [{ setting, value }] : []));

function addressesOf(node: HiveNode, types: PreflightTypes): Address[] {
  return stringsOf(node).flatMap(({ setting, value }) => {
    const kind = types.kindOf(node.name, setting);
    if (kind === 'rich') return linksIn(value).map((address) => ({ node, setting, address }));
    return (kind === 'address' || kind === 'picture') && value.trim() !== ''
      ? [{ node, setting, address: value.trim() }]
      : [];
  });
}

/** The same setting with one code in the place of another, wherever it is a whole code. */
function replacing({ key, settings }: HiveNode, name: string, code: string, by: string): readonly HiveDifference[] {
  const from = settings[name];
  if (typeof from !== 'string') return [];
  const escaped = code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const to = from.replace(new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'gi'), () => by);
  return [{ kind: 'setting', key, name, from, to }];
}

function checkAddress(
  { node, setting, address }: Address,
  tree: HiveTree,
  lookups: PreflightLookups,
): PreflightFinding[] {
  const at = { key: node.key, setting, fix: [] as readonly HiveDifference[] };
  const code = partOfAddress(address);
  if (code !== null) {
    const found = lookups.part(code);
    if (found.state === 'unknown')
      return [{ ...at, kind: 'unknown_part', weight: 'stop', message: `There is no part ${code}.` }];
    if (found.state === 'discontinued') {
      return [{ ...at, kind: 'discontinued_part', weight: 'look', message: `${code} is discontinued.` }];
    }
    if (found.state !== 'superseded') return [];
    const fix = replacing(node, setting, code, found.by);
    return [{ ...at, fix, kind: 'superseded_part', weight: 'look', message: `${code} is superseded by ${found.by}.` }];
  }
  if (address.startsWith('#')) {
    const there = [...tree.values()].some((each) => each.settings.linkId === address.slice(1));
    return there
      ? []
      : [{ ...at, kind: 'dead_link', weight: 'look', message: `Nothing on the page is called ${address}.` }];
  }
  if (!address.startsWith('/') || address.startsWith('//')) return [];
  const path = address.split(/[?#]/)[0] ?? address;
  return lookups.answers(path) ? [] : [{ ...at, kind: 'dead_link', weight: 'stop', message: `${path} leads nowhere.` }];
}

function checkHeadings(nodes: readonly HiveNode[], types: PreflightTypes): PreflightFinding[] {
  const found: PreflightFinding[] = [];
  const told = (kind: PreflightKind, key: string | null, message: string) =>
    found.push({ kind, weight: 'look', key, setting: null, message, fix: [] });
  const headings = nodes.flatMap((node) => {
    const own = types.headingOf(node);
    const inside = stringsOf(node).flatMap(({ setting, value }) =>
      types.kindOf(node.name, setting) === 'rich'
        ? headingsIn(value).map(({ level }) => ({ node, level: level + 1 }))
        : [],
    );
    return own === null ? inside : [{ node, level: own }, ...inside];
  });
  const titles = headings.filter(({ level }) => level === 1);
  if (nodes.length > 1 && titles.length === 0) told('no_page_title', null, 'The page has no title of its own.');
  for (const { node } of titles.slice(1)) told('second_page_title', node.key, 'This is a second title of the page.');
  headings.forEach(({ node, level }, i) => {
    const before = headings[i - 1]?.level;
    if (before !== undefined && level > before + 1)
      told('heading_order', node.key, 'A level is left out before this heading.');
  });
  return found;
}

function checkLook(node: HiveNode, tree: HiveTree, types: PreflightTypes): PreflightFinding[] {
  const found: PreflightFinding[] = [];
  const shows = stringsOf(node).some(
    ({ setting, value }) => types.kindOf(node.name, setting) === 'picture' && value.trim() !== '',
  );
  const { alt, colour, size } = node.settings;
  if (shows && types.kindOf(node.name, 'alt') !== null && (typeof alt !== 'string' || alt.trim() === '')) {
    found.push({
      kind: 'no_alt_text',
      weight: 'look',
      key: node.key,
      setting: 'alt',
      message: 'The picture has no alternative text.',
      fix: [],
    });
  }
  const background = [node.key, ...ancestorsOf(tree, node.key)]
    .map((key) => tree.get(key)?.settings.background)
    .find((value): value is string => typeof value === 'string' && value !== '');
  const ratio = typeof colour === 'string' && background !== undefined ? contrastRatio(colour, background) : null;
  const least = Number(size) >= largeFrom ? leastContrast.large : leastContrast.text;
  if (ratio !== null && ratio < least) {
    const message = `${String(colour)} on ${background} has a contrast of ${ratio.toFixed(1)}; ${least} is the least to be read.`;
    found.push({ kind: 'contrast', weight: 'look', key: node.key, setting: 'colour', message, fix: [] });
  }
  return found;
}

/**
 * What there is to look at before a draft is asked for or published: parts against the live catalogue, links, headings, alternative
 * texts, contrast, components that no cell shows, weight. In the order of the page. Switched-off components are left out. Pure; never
 * throws on data.
 */
export function preflight(
  tree: HiveTree,
  types: PreflightTypes,
  lookups: PreflightLookups,
): readonly PreflightFinding[] {
  const root = rootNode(tree);
  const off = new Set(
    [...tree.values()].flatMap((node) => (node.active ? [] : subtreeOf(tree, node.key).map((each) => each.key))),
  );
  const nodes = root ? subtreeOf(tree, root.key).filter((node) => !off.has(node.key)) : [];
  const plain = { setting: null, fix: [] as readonly HiveDifference[] };
  const orphans = new Set(orphansOf(tree, types.modelOf).map((node) => node.key));
  const found = nodes.flatMap((node): PreflightFinding[] => [
    ...(types.isKnown(node.name)
      ? []
      : [
          {
            ...plain,
            kind: 'unknown_type',
            weight: 'stop',
            key: node.key,
            message: `There is no component ${node.name}.`,
          } as const,
        ]),
    ...types
      .findingsOf(node)
      .map(
        ({ setting, why }) =>
          ({ ...plain, kind: 'bad_setting', weight: 'stop', key: node.key, setting, message: why }) as const,
      ),
    ...(orphans.has(node.key)
      ? [
          {
            ...plain,
            kind: 'not_shown',
            weight: 'look',
            key: node.key,
            message: 'This stands outside of the cells, and is not shown.',
          } as const,
        ]
      : []),
    ...addressesOf(node, types).flatMap((each) => checkAddress(each, tree, lookups)),
    ...checkLook(node, tree, types),
  ]);
  const characters = nodes.reduce(
    (sum, node) => sum + stringsOf(node).reduce((each, { value }) => each + value.length, 0),
    0,
  );
  const weight: PreflightFinding[] =
    characters > heavy
      ? [
          {
            ...plain,
            kind: 'weight',
            weight: 'look',
            key: null,
            message: `The page holds ${Math.round(characters / 1000)} kB of text.`,
          },
        ]
      : [];
  return [...found, ...checkHeadings(nodes, types), ...weight];
}
