import { differenceOf, type HiveComponent, type HiveTree, type SettingValues, treeOf } from '@portal/domain/hive';
import type { Transport } from '@portal/portal-client';
import { modelOf } from '../model/component-types.ts';
import type { DraftApi, DraftSnapshot, DraftStorage } from '../model/draft-api.ts';
import { storedTree } from '../model/stored-work.ts';
import { ask } from './calls.ts';

export interface DraftAt {
  readonly page_id: number;
  readonly draft_id: number;
}

/** Error codes for a deleted draft or page. */
const gone = new Set(['draft_not_found', 'page_not_found']);
const closed = new Set([...gone, 'draft_not_editable']);

const ownSettings = (component: HiveComponent): SettingValues =>
  Object.fromEntries(component.settings.flatMap((each) => (each.is_set === false ? [] : [[each.name, each.value]])));

export async function readDraft(transport: Transport, at: DraftAt): Promise<DraftSnapshot | 'unreachable' | 'gone'> {
  const answer = await ask(transport, 'drafts/get-components', { ...at });
  if (!answer.ok) return gone.has(answer.error) ? 'gone' : 'unreachable';
  const { draft, components } = answer.data;
  return { tree: treeOf(components, modelOf).tree, revision: draft.revision };
}

/** HIVE-15: reads and saves one draft with its calls. */
export function draftApiOf(transport: Transport, at: DraftAt): DraftApi {
  return {
    read: () => readDraft(transport, at),
    async send(differences, revision) {
      // The transport's retries would take half a minute to report what is known at once.
      if (globalThis.navigator?.onLine === false) return { kind: 'unreachable' };
      const answer = await ask(transport, 'drafts/update', { ...at, revision, differences: [...differences] });
      if (answer.ok) {
        const { draft, components, missed, notes } = answer.data;
        const settings = new Map(components.map((each) => [each.key, ownSettings(each)]));
        return { kind: 'done', revision: draft.revision, missed, settings, notes };
      }
      if (answer.error === 'hive_conflict') return { kind: 'conflict' };
      if (closed.has(answer.error)) return { kind: 'closed', message: answer.message };
      return answer.answered ? { kind: 'refused', message: answer.message } : { kind: 'unreachable' };
    },
  };
}

/** Whether the server's draft has another revision; false if the server does not respond. */
export async function hasMoved(transport: Transport, at: DraftAt, revision: number): Promise<boolean> {
  const answer = await ask(transport, 'drafts/get', { ...at });
  return answer.ok ? answer.data.draft.revision !== revision : gone.has(answer.error);
}

const pageIsGone =
  'This page was deleted. Choose its components, copy them with Ctrl+C, and paste them into a draft of another page.';

/** Creates a copy of a draft with my components. Returns its id, or a message on failure. */
export async function copyWith(
  transport: Transport,
  { page_id, draft_id }: DraftAt,
  mine: HiveTree,
): Promise<{ readonly draft_id: number } | { readonly message: string }> {
  const forked = await ask(transport, 'drafts/create', { page_id, fork_from: draft_id });
  // A deleted draft cannot be copied: create a new one.
  const made = forked.ok || !gone.has(forked.error) ? forked : await ask(transport, 'drafts/create', { page_id });
  if (!made.ok) return { message: made.error === 'page_not_found' ? pageIsGone : made.message };
  const at = { page_id, draft_id: made.data.draft_id };
  const read = await readDraft(transport, at);
  if (read === 'unreachable' || read === 'gone') return { message: 'The copy was made and could not be opened.' };
  const differences = differenceOf(read.tree, mine, modelOf);
  if (differences.length === 0) return { draft_id: at.draft_id };
  const sent = await ask(transport, 'drafts/update', {
    ...at,
    revision: read.revision,
    differences: [...differences],
  });
  return sent.ok ? { draft_id: at.draft_id } : { message: sent.message };
}

/** Work on a draft stored on this device; null if there is none. */
export const readStored = async (storage: DraftStorage): Promise<HiveTree | null> => storedTree(await storage.read());

/** Creates a draft with the work stored on this device, then deletes the stored work. */
export async function copyStored(
  transport: Transport,
  at: DraftAt,
  storage: DraftStorage,
): Promise<{ readonly draft_id: number } | { readonly message: string }> {
  const mine = await readStored(storage);
  if (!mine) return { message: 'The copy on this device has been deleted.' };
  const made = await copyWith(transport, at, mine);
  if ('draft_id' in made) await storage.clear();
  return made;
}
