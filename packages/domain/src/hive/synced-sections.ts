import type { HiveNode, HiveSection, HiveTree } from './types.ts';

/** The component type that stands for a saved section. */
export const sectionType = 'section';

/** Suffix after the key of a synced section in the keys of the components inside it. */
const inside = /--s\d+$/;

/** The key under which staff know a component: inside a synced section, that of the section. */
export const keyInDraft = (key: string): string => key.replace(inside, '');

type Section = Pick<HiveSection, 'section_id' | 'parts'>;
/** Saved sections by their number, as the setting of a component names them. */
export type Sections = ReadonlyMap<string, Section>;

export const sectionsById = <Each extends Section>(sections: readonly Each[]): ReadonlyMap<string, Each> =>
  new Map(sections.map((section) => [String(section.section_id), section]));

/** The section that a component stands for, by number; null for any other component. */
export const sectionOf = ({ name, settings }: Pick<HiveNode, 'name' | 'settings'>): string | null =>
  name === sectionType ? String(settings.section ?? '') : null;

/** The last expansion of each component, so that unchanged components stay the same objects and are not rendered again. */
const known = new WeakMap<HiveNode, { readonly section: Section; readonly nodes: readonly HiveNode[] }>();

function expanded(node: HiveNode, section: Section): readonly HiveNode[] {
  const before = known.get(node);
  if (before?.section === section) return before.nodes;
  const { section: _, ...settings } = node.settings;
  const nodes: HiveNode[] = [{ ...node, name: 'block', settings }];
  section.parts.forEach((part, position) => {
    const first = nodes.length;
    const keys = new Map(part.map((each, index) => [each.key, `${node.key}--s${first + index}`]));
    for (const [index, each] of part.entries()) {
      // A section in a section would have no end.
      if (each.name === sectionType) continue;
      const key = keys.get(each.key) ?? each.key;
      const parent = each.parent === null ? undefined : keys.get(each.parent);
      nodes.push(index === 0 ? { ...each, key, parent: node.key, position } : { ...each, key, parent: parent ?? null });
    }
  });
  known.set(node, { section, nodes });
  return nodes;
}

/**
 * HIVE-16: the components of a page with each `section` component replaced by a block around the components of the saved section.
 * The same array if there are none. A section that does not exist stays as it is.
 */
export function withSections(nodes: readonly HiveNode[], sections: Sections): readonly HiveNode[] {
  if (!nodes.some(({ name }) => name === sectionType)) return nodes;
  return nodes.flatMap((node) => {
    const id = sectionOf(node);
    const section = id === null ? undefined : sections.get(id);
    return section ? expanded(node, section) : [node];
  });
}

/** The same for a tree. */
export function treeWithSections(tree: HiveTree, sections: Sections): HiveTree {
  const nodes = [...tree.values()];
  const shown = withSections(nodes, sections);
  return shown === nodes ? tree : new Map(shown.map((node) => [node.key, node]));
}
