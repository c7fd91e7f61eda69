import type { HiveNode } from '@portal/domain/hive';
import { checkSettings } from './component-types.ts';
import { readComponents, writeNodes } from './components-store.ts';
import type { Queries } from './pages-store.ts';

/** HIVE-14: takes out of stored texts what they may not hold, though it was stored before anybody knew. */
export async function cleanDraft(tx: Queries, draft_id: number): Promise<void> {
  const { tree, records } = await readComponents(tx, draft_id);
  const changed = [...tree.values()].flatMap((node): HiveNode[] => {
    const { settings } = checkSettings(node.name, node.settings, 'all');
    const names = Object.keys(settings);
    const alike = names.every((name) => settings[name] === node.settings[name]);
    return alike && names.length === Object.keys(node.settings).length ? [] : [{ ...node, settings }];
  });
  const described = new Map([...records].map(([key, record]) => [key, record.described] as const));
  await writeNodes(tx, draft_id, changed, described);
}
