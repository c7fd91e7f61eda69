import {
  childrenOf,
  copySubtree,
  type HiveNode,
  type HiveSection,
  type HiveTree,
  sectionType,
} from '@portal/domain/hive';
import type { Editor } from '../model/editor.ts';
import { copied } from '../tree/clipboard.ts';

/** A component that shows a saved section synced. */
export const syncedNode = ({ section_id, name }: Pick<HiveSection, 'section_id' | 'name'>, key: string): HiveNode => ({
  key,
  parent: null,
  position: 0,
  name: sectionType,
  description: name,
  active: true,
  settings: { section: String(section_id) },
});

/**
 * The selected components as the content of a section. Detaching a section leaves its components in a block without settings; for such a
 * block these are the components inside it, because otherwise each save would add another block.
 */
export function selectedParts(tree: HiveTree, targets: readonly string[]): HiveSection['parts'] {
  const [only] = targets;
  const node = targets.length === 1 && only !== undefined ? tree.get(only) : undefined;
  const isBare = node?.name === 'block' && Object.keys(node.settings).length === 0;
  const inside = node && isBare ? childrenOf(tree, node.key).map(({ key }) => key) : [];
  return (inside.length > 0 ? inside : targets).flatMap((key) => copied(tree, key)?.parts ?? []);
}

/** Replaces components by one, as one undo step. */
export function putInstead(editor: Editor, targets: readonly string[], nodes: readonly HiveNode[]): void {
  const first = editor.document.tree.get().get(targets[0] ?? '');
  const top = nodes[0];
  if (!first || first.parent === null || !top) return;
  const to = { parent: first.parent, position: first.position };
  const outcome = editor.document.changeAll([
    ...targets.map((key) => ({ kind: 'remove', key }) as const),
    { kind: 'paste', nodes, to },
  ]);
  editor.notice.set(outcome);
  if (outcome.ok) editor.select(new Set([top.key]));
}

/** A copy of the section's components in a block of its name: what a section becomes when it is detached. */
export function detached(section: HiveSection, newKey: () => string): readonly HiveNode[] {
  const block: HiveNode = { ...syncedNode(section, newKey()), name: 'block', settings: {} };
  const inside = section.parts.flatMap((part, position) => {
    const tree = new Map(part.map((node, index) => [node.key, index === 0 ? { ...node, parent: null } : node]));
    return copySubtree(tree, part[0]?.key ?? '', newKey).map((node, index) =>
      index === 0 ? { ...node, parent: block.key, position } : node,
    );
  });
  return [block, ...inside];
}
