import { differenceOf, type HiveComponent, type HiveTree, type SettingValues, treeOf } from '@portal/domain/hive';
import type { CallError, Transport } from '@portal/portal-client';
import { savingMessages as messages } from '../messages/saving.ts';
import { modelOf } from '../model/component-types.ts';
import type { DraftApi, DraftSnapshot, DraftStorage } from '../model/draft-api.ts';
import { storedTree } from '../model/stored-work.ts';
import { send } from './calls.ts';

export interface DraftAt {
  readonly page_id: number;
  readonly draft_id: number;
}

/** Error codes for a deleted draft or page. */
const gone: ReadonlySet<string | null> = new Set(['draft_not_found', 'page_not_found']);
const closed: ReadonlySet<string | null> = new Set([...gone, 'draft_not_editable']);

const ownSettings = (component: HiveComponent): SettingValues =>
  Object.fromEntries(component.settings.flatMap((each) => (each.is_set === false ? [] : [[each.name, each.value]])));

/** True if the server responded with an error; false if there was no response. */
const isServerError = ({ reason }: CallError): boolean => reason === 'error' || reason === 'fatal';

export const draftTreeOf = (components: readonly HiveComponent[]): HiveTree => treeOf(components, modelOf).tree;

export async function readDraft(transport: Transport, at: DraftAt): Promise<DraftSnapshot | 'unreachable' | 'gone'> {
  const outcome = await send(transport, 'drafts/get-components', { ...at });
  if (!outcome.ok) return gone.has(outcome.error.code) ? 'gone' : 'unreachable';
  const { draft, components } = outcome.data;
  return { tree: draftTreeOf(components), revision: draft.revision };
}

/** HIVE-15: reads and saves one draft with its calls. */
export function draftApiOf(transport: Transport, at: DraftAt): DraftApi {
  return {
    read: () => readDraft(transport, at),
    async send(differences, revision) {
      // The transport's retries would take half a minute to report what is known at once.
      if (globalThis.navigator?.onLine === false) return { kind: 'unreachable' };
      const outcome = await send(transport, 'drafts/update', { ...at, revision, differences: [...differences] });
      if (outcome.ok) {
        const { draft, components, missed, notes } = outcome.data;
        const settings = new Map(components.map((each) => [each.key, ownSettings(each)]));
        return { kind: 'done', revision: draft.revision, missed, settings, notes };
      }
      const { code, message } = outcome.error;
      if (code === 'hive_conflict') return { kind: 'conflict' };
      if (closed.has(code)) return { kind: 'closed', message };
      return isServerError(outcome.error) ? { kind: 'refused', message } : { kind: 'unreachable' };
    },
  };
}

/** Whether the server's draft has another revision; false if the server does not respond. */
export async function hasMoved(transport: Transport, at: DraftAt, revision: number): Promise<boolean> {
  const outcome = await send(transport, 'drafts/get', { ...at });
  return outcome.ok ? outcome.data.draft.revision !== revision : gone.has(outcome.error.code);
}

/** Creates a copy of a draft with my components. Returns its id, or a message on failure. */
export async function copyWith(
  transport: Transport,
  { page_id, draft_id }: DraftAt,
  mine: HiveTree,
): Promise<{ readonly draft_id: number } | { readonly message: string }> {
  const forked = await send(transport, 'drafts/create', { page_id, fork_from: draft_id });
  // A deleted draft cannot be copied: create a new one.
  const created =
    forked.ok || !gone.has(forked.error.code) ? forked : await send(transport, 'drafts/create', { page_id });
  if (!created.ok)
    return { message: created.error.code === 'page_not_found' ? messages.pageDeleted : created.error.message };
  const at = { page_id, draft_id: created.data.draft_id };
  const read = await readDraft(transport, at);
  if (read === 'unreachable' || read === 'gone') return { message: messages.copyNotOpened };
  const differences = differenceOf(read.tree, mine, modelOf);
  if (differences.length === 0) return { draft_id: at.draft_id };
  const sent = await send(transport, 'drafts/update', {
    ...at,
    revision: read.revision,
    differences: [...differences],
  });
  return sent.ok ? { draft_id: at.draft_id } : { message: sent.error.message };
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
  if (!mine) return { message: messages.storedCopyDeleted };
  const created = await copyWith(transport, at, mine);
  if ('draft_id' in created) await storage.clear();
  return created;
}
