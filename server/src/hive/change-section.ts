import { type HiveNode, type HiveSection, type HiveTree, rootKey, withSections } from '@portal/domain/hive';
import { hiveMessages } from '../messages/hive.ts';
import type { ChangingPages } from './changing-pages.ts';
import { refuseStops } from './preflight-draft.ts';
import { hiveRefused, needsPublisher } from './rights.ts';
import { cleanParts } from './section-parts.ts';
import { replaceParts } from './sections-store.ts';

/** A page that contains only the section, to check it by the rules for pages. */
function alone(parts: readonly (readonly HiveNode[])[]): HiveTree {
  const base = { position: 0, description: '', active: true };
  const root: HiveNode = { ...base, key: rootKey, parent: null, name: 'block', settings: {} };
  const only: HiveNode = { ...base, key: 'section', parent: rootKey, name: 'section', settings: { section: '0' } };
  const nodes = withSections([root, only], new Map([['0', { section_id: 0, parts }]]));
  return new Map(nodes.map((node) => [node.key, node]));
}

/**
 * HIVE-16: changes a section on every page that shows it, and returns it. Visitors see the change at once, so it needs the right to publish and
 * is checked like a publication. Throws a refusal without the right, if the check finds something, or if the section is gone.
 */
export async function changeSection(
  { tx, caller, pages, audit }: ChangingPages,
  section_id: number,
  given: HiveSection['parts'],
) {
  const parts = cleanParts(given);
  const section = await replaceParts(tx, section_id, parts);
  if (!section) throw hiveRefused('section_not_found', hiveMessages.sectionGone);
  const live = section.uses.filter((use) => use.live);
  if (live.length > 0) {
    needsPublisher(caller, hiveMessages.onlyMarketing.section);
    await refuseStops(tx, pages, live[0]?.page_id ?? 0, alone(parts), []);
  }
  await audit('hive_section_update', {
    section_id,
    name: section.name,
    pages: section.uses.map((use) => use.page_id),
  });
  return section;
}
