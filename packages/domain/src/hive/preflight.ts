import { hiveExamples } from '../messages/hive-examples.ts';
import { preflightMessages as messages } from '../messages/hive-preflight.ts';
import { contrastRatio } from './contrast.ts';
import type { HiveDifference } from './difference.ts';
import { type Address, addressesOf, partOfAddress, type ReadNode, readNode, stringsOf } from './page-links.ts';
import { findingKey, type PreflightFinding, type PreflightKind } from './preflight-findings.ts';
import type { PreflightTypes } from './preflight-types.ts';
import { ancestorsOf, orphansOf, rootNode, subtreeOf } from './tree.ts';
import type { HiveNode, HiveTree } from './types.ts';

export type PartState =
  | { readonly state: 'sold' | 'unknown' | 'discontinued' }
  | { readonly state: 'superseded'; readonly by: string };

/** Lookups in the live catalogue and site. */
export interface PreflightLookups {
  part(stock_code: string): PartState;
  /** Whether a path of this site exists. Not called for part URLs. */
  pathExists(path: string): boolean;
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
      return [{ ...at, kind: 'unknown_part', severity: 'stop', message: messages.unknownPart(code) }];
    if (found.state === 'discontinued') {
      return [{ ...at, kind: 'discontinued_part', severity: 'look', message: messages.discontinuedPart(code) }];
    }
    if (found.state !== 'superseded') return [];
    const fix = replacing(node, setting, code, found.by);
    return [
      { ...at, fix, kind: 'superseded_part', severity: 'look', message: messages.supersededPart(code, found.by) },
    ];
  }
  const dead = (about: string) =>
    ({ kind: 'dead_link', key: node.key, setting, about, fix: [] as readonly HiveDifference[] }) as const;
  if (address.startsWith('#')) {
    const there = [...tree.values()].some((each) => each.settings.linkId === address.slice(1));
    return there ? [] : [{ ...dead(address), severity: 'look', message: messages.noAnchor(address) }];
  }
  if (!address.startsWith('/') || address.startsWith('//')) return [];
  const path = address.split(/[?#]/)[0] ?? address;
  return lookups.pathExists(path) ? [] : [{ ...dead(path), severity: 'stop', message: messages.noPage(path) }];
}

function checkHeadings(nodes: readonly ReadNode[], types: PreflightTypes): PreflightFinding[] {
  const found: PreflightFinding[] = [];
  const report = (kind: PreflightKind, key: string | null, message: string) =>
    found.push({ kind, severity: 'look', key, setting: null, about: '', message, fix: [] });
  const headings = nodes.flatMap(({ node, texts }) => {
    const own = types.headingOf(node);
    const inside = texts.flatMap(({ content }) => content.headings.map((level) => ({ node, level })));
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
      severity: 'look',
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
    found.push({ kind: 'contrast', severity: 'look', key: node.key, setting: 'colour', about, message, fix: [] });
  }
  return found;
}

/** Empty rows of tables, which are left over when a table was inserted with more rows than were needed. */
function checkTables({ node, texts }: ReadNode): PreflightFinding[] {
  return texts.flatMap(({ setting, text, content }): PreflightFinding[] => {
    const to = content.withoutEmptyRows;
    if (to === text) return [];
    const fix: HiveDifference = { kind: 'setting', key: node.key, name: setting, from: text, to };
    const at = { key: node.key, setting, about: '', fix: [fix] };
    return [{ ...at, kind: 'empty_row', severity: 'look', message: messages.emptyRow }];
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
  const shown = root ? subtreeOf(tree, root.key).filter((node) => !off.has(node.key)) : [];
  const nodes = shown.map((node) => readNode(node, types));
  const plain = { setting: null, about: '', fix: [] as readonly HiveDifference[] };
  const orphans = new Set(orphansOf(tree, types.modelOf).map((node) => node.key));
  const found = nodes.flatMap((read): PreflightFinding[] => {
    const { node } = read;
    return [
      ...(types.isKnown(node.name)
        ? []
        : [
            {
              ...plain,
              kind: 'unknown_type',
              severity: 'stop',
              key: node.key,
              about: node.name,
              message: messages.unknownType(node.name),
            } as const,
          ]),
      ...types
        .findingsOf(node)
        .map(
          ({ setting, why }) =>
            ({ ...plain, kind: 'bad_setting', severity: 'stop', key: node.key, setting, message: why }) as const,
        ),
      ...(orphans.has(node.key)
        ? [
            {
              ...plain,
              kind: 'not_shown',
              severity: 'look',
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
              severity: 'stop',
              key: node.key,
              setting: 'text',
              message: messages.exampleText,
            } as const,
          ]
        : []),
      ...addressesOf(read, types).flatMap((each) => checkAddress(each, tree, lookups)),
      ...checkLook(node, tree, types, lookups),
      ...checkTables(read),
    ];
  });
  const characters = shown.reduce(
    (sum, node) => sum + stringsOf(node).reduce((each, { value }) => each + value.length, 0),
    0,
  );
  const weight: PreflightFinding[] =
    characters > heavy
      ? [
          {
            ...plain,
            kind: 'weight',
            severity: 'look',
            key: null,
            message: messages.weight(Math.round(characters / 1000)),
          },
        ]
      : [];
  const all = [...found, ...checkHeadings(nodes, types), ...weight];
  // A text may have the same dead link twice.
  return [...new Map(all.map((each) => [findingKey(each), each])).values()];
}
