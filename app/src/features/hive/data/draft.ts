import { differenceOf, type HiveComponent, type HiveTree, type SettingValues, treeOf } from '@portal/domain/hive';
import type { Transport } from '@portal/portal-client';
import type { DraftDesk, DraftKeeper, DraftRead } from '../model/draft-desk.ts';
import { keptTree } from '../model/kept-work.ts';
import { modelOf } from '../model/types-known.ts';
import { ask } from './calls.ts';

export interface DraftAt {
  readonly page_id: number;
  readonly draft_id: number;
}

/** The server's words for a draft or page that is not there any more. */
const gone = new Set(['draft_not_found', 'page_not_found']);
const closed = new Set([...gone, 'draft_not_editable']);

const setOnes = (component: HiveComponent): SettingValues =>
  Object.fromEntries(component.settings.flatMap((each) => (each.is_set === false ? [] : [[each.name, each.value]])));

export async function readDraft(transport: Transport, at: DraftAt): Promise<DraftRead | 'unreachable' | 'gone'> {
  const answer = await ask(transport, 'drafts/get-components', { ...at });
  if (!answer.ok) return gone.has(answer.error) ? 'gone' : 'unreachable';
  const { draft, components } = answer.data;
  return { tree: treeOf(components, modelOf).tree, revision: draft.revision };
}

/** HIVE-15: one draft by its calls. */
export function deskOf(transport: Transport, at: DraftAt): DraftDesk {
  return {
    read: () => readDraft(transport, at),
    async send(differences, revision) {
      // Known at once, and told at once: the retries of a call would take half a minute to find it out.
      if (globalThis.navigator?.onLine === false) return { kind: 'unreachable' };
      const answer = await ask(transport, 'drafts/update', { ...at, revision, differences: [...differences] });
      if (answer.ok) {
        const { draft, components, missed, notes } = answer.data;
        const settings = new Map(components.map((each) => [each.key, setOnes(each)]));
        return { kind: 'done', revision: draft.revision, missed, settings, notes };
      }
      if (answer.error === 'hive_conflict') return { kind: 'conflict' };
      if (closed.has(answer.error)) return { kind: 'closed', message: answer.message };
      return answer.answered ? { kind: 'refused', message: answer.message } : { kind: 'unreachable' };
    },
  };
}

/** Whether a draft is at another revision than this one by now; false where the server does not answer. */
export async function hasMoved(transport: Transport, at: DraftAt, revision: number): Promise<boolean> {
  const answer = await ask(transport, 'drafts/get', { ...at });
  return answer.ok ? answer.data.draft.revision !== revision : gone.has(answer.error);
}

const pageIsGone =
  'This page was deleted. Choose its components, copy them with Ctrl+C, and paste them into a draft of another page.';

/** A copy of a draft with the components as they stand here; answers its id, or why there is none. */
export async function copyWith(
  transport: Transport,
  { page_id, draft_id }: DraftAt,
  mine: HiveTree,
): Promise<{ readonly draft_id: number } | { readonly message: string }> {
  const forked = await ask(transport, 'drafts/create', { page_id, fork_from: draft_id });
  // Of a draft that is gone nothing can be copied: the page gets a new one.
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

/** The work that is kept of a draft, as it was left; null where nothing is kept of it any more. */
export const readKept = async (keeper: DraftKeeper): Promise<HiveTree | null> => keptTree(await keeper.read());

/** A copy with the work that is kept on this device, which is forgotten when the copy has it. */
export async function copyKept(
  transport: Transport,
  at: DraftAt,
  keeper: DraftKeeper,
): Promise<{ readonly draft_id: number } | { readonly message: string }> {
  const mine = await readKept(keeper);
  if (!mine) return { message: 'Nothing is kept of it any more.' };
  const made = await copyWith(transport, at, mine);
  if ('draft_id' in made) await keeper.clear();
  return made;
}
