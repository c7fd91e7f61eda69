import { hiveExamples } from '../messages/hive-examples.ts';
import { preflightMessages as messages } from '../messages/hive-preflight.ts';
import { contrastRatio } from './contrast.ts';
import type { HiveDifference } from './difference.ts';
import { headingsIn, linksIn, partOfAddress, withoutEmptyRows } from './page-links.ts';
import { findingKey, type PreflightFinding, type PreflightKind } from './preflight-findings.ts';
import { ancestorsOf, orphansOf, rootNode, subtreeOf } from './tree.ts';
import type { HiveNode, HiveTree, ModelOf } from './types.ts';
import { uriPath } from './uri-path.ts';

export type PartState =
  | { readonly state: 'sold' | 'unknown' | 'discontinued' }
  | { readonly state: 'superseded'; readonly by: string };

/** What the component registry knows about types; passed in by the editor and the server. */
export interface PreflightTypes {
  readonly modelOf: ModelOf;
  isKnown(name: string): boolean;
  /** Invalid settings of a node. */
  findingsOf(node: HiveNode): readonly { readonly setting: string; readonly why: string }[];
  /** Content of a declared setting; null for an undeclared one. */
  kindOf(name: string, setting: string): 'address' | 'picture' | 'rich' | 'other' | null;
  /** Heading level, 1 for the page title; null if the node is not a heading. */
  headingOf(node: HiveNode): number | null;
}

/** Lookups in the live catalogue and site. */
export interface PreflightLookups {
  part(stock_code: string): PartState;
  /** Whether a path of this site exists. Not called for part URLs. */
  answers(path: string): boolean;
  /** Whether the library has an alt text for a picture with this number. */
  isDescribed?(picture: string): boolean;
}

/** More characters in settings than this make a page heavy. */
const heavy = 150_000;
/** WCAG 2.2, 1.4.3. */
const leastContrast = { text: 4.5, large: 3 } as const;
const largeFrom = 24;
const examples: ReadonlySet<unknown> = new Set(Object.values(hiveExamples));

/** Whether a text is still the example of a template. */
export const isExampleText = (text: unknown): boolean => examples.has(text);

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

/** The part codes that a page's links and images refer to, in upper case, without duplicates. */
export function partsOnPage(tree: HiveTree, types: PreflightTypes): readonly string[] {
  const addresses = [...tree.values()].flatMap((node) => addressesOf(node, types));
  return [...new Set(addresses.flatMap(({ address }) => partOfAddress(address) ?? []))];
}

/** The paths of this site that a page's links and images lead to, normalised, without duplicates. */
export function pathsOnPage(tree: HiveTree, types: PreflightTypes): readonly string[] {
  const addresses = [...tree.values()].flatMap((node) => addressesOf(node, types).map(({ address }) => address));
  return [...new Set(addresses.filter((each) => each.startsWith('/') && !each.startsWith('//')).map(uriPath))];
}

/** Replaces one part code by another in a setting, whole codes only. */
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
  const code = partOfAddress(address);
  if (code !== null) {
    const at = { key: node.key, setting, about: code, fix: [] as readonly HiveDifference[] };
    const found = lookups.part(code);
    if (found.state === 'unknown')
      return [{ ...at, kind: 'unknown_part', weight: 'stop', message: messages.unknownPart(code) }];
    if (found.state === 'discontinued') {
      return [{ ...at, kind: 'discontinued_part', weight: 'look', message: messages.discontinuedPart(code) }];
    }
    if (found.state !== 'superseded') return [];
    const fix = replacing(node, setting, code, found.by);
    return [{ ...at, fix, kind: 'superseded_part', weight: 'look', message: messages.supersededPart(code, found.by) }];
  }
  const dead = (about: string) =>
    ({ kind: 'dead_link', key: node.key, setting, about, fix: [] as readonly HiveDifference[] }) as const;
  if (address.startsWith('#')) {
    const there = [...tree.values()].some((each) => each.settings.linkId === address.slice(1));
    return there ? [] : [{ ...dead(address), weight: 'look', message: messages.noAnchor(address) }];
  }
  if (!address.startsWith('/') || address.startsWith('//')) return [];
  const path = address.split(/[?#]/)[0] ?? address;
  return lookups.answers(path) ? [] : [{ ...dead(path), weight: 'stop', message: messages.noPage(path) }];
}

function checkHeadings(nodes: readonly HiveNode[], types: PreflightTypes): PreflightFinding[] {
  const found: PreflightFinding[] = [];
  const report = (kind: PreflightKind, key: string | null, message: string) =>
    found.push({ kind, weight: 'look', key, setting: null, about: '', message, fix: [] });
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
  if (nodes.length > 1 && titles.length === 0) report('no_page_title', null, messages.noPageTitle);
  for (const { node } of titles.slice(1)) report('second_page_title', node.key, messages.secondPageTitle);
  headings.forEach(({ node, level }, i) => {
    const before = headings[i - 1]?.level;
    if (before !== undefined && level > before + 1) report('heading_order', node.key, messages.headingOrder);
  });
  return found;
}

function checkLook(
  node: HiveNode,
  tree: HiveTree,
  types: PreflightTypes,
  lookups: PreflightLookups,
): PreflightFinding[] {
  const found: PreflightFinding[] = [];
  const shows = stringsOf(node).some(
    ({ setting, value }) =>
      types.kindOf(node.name, setting) === 'picture' && value.trim() !== '' && !lookups.isDescribed?.(value.trim()),
  );
  const { alt, colour, size } = node.settings;
  if (shows && types.kindOf(node.name, 'alt') !== null && (typeof alt !== 'string' || alt.trim() === '')) {
    found.push({
      kind: 'no_alt_text',
      weight: 'look',
      key: node.key,
      setting: 'alt',
      about: '',
      message: messages.noAltText,
      fix: [],
    });
  }
  const background = [node.key, ...ancestorsOf(tree, node.key)]
    .map((key) => tree.get(key)?.settings.background)
    .find((value): value is string => typeof value === 'string' && value !== '');
  const ratio = typeof colour === 'string' && background !== undefined ? contrastRatio(colour, background) : null;
  const least = Number(size) >= largeFrom ? leastContrast.large : leastContrast.text;
  if (ratio !== null && ratio < least) {
    const message = messages.contrast(String(colour), String(background), ratio.toFixed(1), least);
    const about = `${colour} ${background}`;
    found.push({ kind: 'contrast', weight: 'look', key: node.key, setting: 'colour', about, message, fix: [] });
  }
  return found;
}

/** Empty rows of tables, which are left over when a table was inserted with more rows than were needed. */
function checkTables(node: HiveNode, types: PreflightTypes): PreflightFinding[] {
  return stringsOf(node).flatMap(({ setting, value }): PreflightFinding[] => {
    const filled = types.kindOf(node.name, setting) === 'rich' ? withoutEmptyRows(value) : value;
    if (filled === value) return [];
    const fix: HiveDifference = { kind: 'setting', key: node.key, name: setting, from: value, to: filled };
    const at = { key: node.key, setting, about: '', fix: [fix] };
    return [{ ...at, kind: 'empty_row', weight: 'look', message: messages.emptyRow }];
  });
}

/**
 * Findings to review before publication is requested or done: parts against the live catalogue, links, headings, alt texts, example
 * texts, empty rows of tables, contrast, components outside the cells, page weight. In page order; ignores switched-off components.
 * Pure; never throws on data.
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
  const plain = { setting: null, about: '', fix: [] as readonly HiveDifference[] };
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
            about: node.name,
            message: messages.unknownType(node.name),
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
            message: messages.notShown,
          } as const,
        ]
      : []),
    ...(isExampleText(node.settings.text)
      ? [
          {
            ...plain,
            kind: 'example_text',
            weight: 'stop',
            key: node.key,
            setting: 'text',
            message: messages.exampleText,
          } as const,
        ]
      : []),
    ...addressesOf(node, types).flatMap((each) => checkAddress(each, tree, lookups)),
    ...checkLook(node, tree, types, lookups),
    ...checkTables(node, types),
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
            message: messages.weight(Math.round(characters / 1000)),
          },
        ]
      : [];
  const all = [...found, ...checkHeadings(nodes, types), ...weight];
  // A text may have the same dead link twice.
  return [...new Map(all.map((each) => [findingKey(each), each])).values()];
}
