import { type HiveSection, type HiveTree, sectionOf, sectionType, treeWithSections } from '@portal/domain/hive';
import { hiveMessages } from '../messages/hive.ts';
import { checkSettings } from './component-types.ts';
import type { DraftComponents } from './components-store.ts';
import type { Queries } from './pages-store.ts';
import { hiveRefused } from './rights.ts';
import { readSyncedSections } from './sections-store.ts';

/** HIVE-14: the components of a section as they are stored: cleaned like those of a page. Throws a refusal for a section in a section. */
export function cleanParts(parts: HiveSection['parts']): HiveSection['parts'] {
  if (parts.flat().some(({ name }) => name === sectionType)) {
    throw hiveRefused('section_in_section', hiveMessages.sectionInSection);
  }
  return parts.map((part) =>
    part.map((node) => ({ ...node, settings: checkSettings(node.name, node.settings, 'all').settings })),
  );
}

/** A draft's components with those of its synced sections, as visitors see them. */
export async function withSyncedSections(db: Queries, tree: HiveTree): Promise<HiveTree> {
  const hasSections = [...tree.values()].some((node) => sectionOf(node) !== null);
  return hasSections ? treeWithSections(tree, await readSyncedSections(db)) : tree;
}

/** Above every component id that the database assigns. */
const firstId = 2_147_483_648;

/** Numbers for the components of synced sections, which the database does not store for this page. */
export function withSectionIds(tree: HiveTree, records: DraftComponents['records']): DraftComponents['records'] {
  const others = [...tree.keys()].filter((key) => !records.has(key));
  if (others.length === 0) return records;
  return new Map([
    ...records,
    ...others.map((key, index) => [key, { component_id: firstId + index, described: {} }] as const),
  ]);
}
