import { differenceOf, type HiveDifference, type HiveNode, nodeLabel } from '@portal/domain/hive';
import { hiveMessages } from '../messages/hive.ts';
import { checkSettings, modelOf, typeLabels } from './component-types.ts';
import { readComponents, writeNodes } from './components-store.ts';
import type { Queries } from './pages-store.ts';

export interface CleanedDraft {
  /** What was removed or replaced, with the previous values. Empty if everything was allowed. */
  readonly differences: readonly HiveDifference[];
  /** One sentence for each changed component. */
  readonly notes: readonly string[];
}

/** HIVE-14: removes from stored texts what today's rules no longer allow. */
export async function cleanDraft(tx: Queries, draft_id: number): Promise<CleanedDraft> {
  const { tree, records } = await readComponents(tx, draft_id);
  const clean = new Map(tree);
  const notes: string[] = [];
  for (const node of tree.values()) {
    const { settings, cleaned } = checkSettings(node.name, node.settings, 'all');
    const names = new Set([...Object.keys(settings), ...Object.keys(node.settings)]);
    const changed = [...names].filter((name) => settings[name] !== node.settings[name]);
    if (changed.length === 0) continue;
    clean.set(node.key, { ...node, settings });
    const what = cleaned.length > 0 ? cleaned.join('; ') : hiveMessages.changedToAllowed(changed.join(', '));
    notes.push(hiveMessages.componentNote(nodeLabel(node, typeLabels), what));
  }
  const written = [...clean.values()].filter((node: HiveNode) => tree.get(node.key) !== node);
  const described = new Map([...records].map(([key, record]) => [key, record.described] as const));
  await writeNodes(tx, draft_id, written, described);
  return { differences: differenceOf(tree, clean, modelOf), notes };
}
