import {
  applyDifferences,
  changeTree,
  differenceOf,
  type HiveDifference,
  type HiveNode,
  type HiveTree,
  mineInstead,
  subtreeOf,
  type TreeChange,
  treeRefusals,
} from '@portal/domain/hive';
import type { Clock } from '@portal/portal-client';
import { createStore, type Store } from '@portal/portal-client/react';
import { conflictMessages } from '../messages/conflicts.ts';
import { disabledReasons } from '../messages/disabled-reasons.ts';
import { historyMessages } from '../messages/history.ts';
import { modelOf } from './component-types.ts';
import { createDeferredChanges } from './deferred-changes.ts';
import type { DraftApi, DraftSnapshot, DraftStorage, StoredDraft } from './draft-api.ts';
import { createSaver } from './draft-saver.ts';
import { type History, noHistory, retrace, type Step, sayAll, withStep } from './history.ts';
import { conflictId, type OpenConflict } from './merge.ts';
import { isSafe, type SaveState } from './save-state.ts';
import { restore } from './stored-work.ts';

/** What was done, or why it was refused, as a sentence. */
export type Outcome = { readonly ok: boolean; readonly say: string };

export interface EditorDocument {
  readonly tree: Pick<Store<HiveTree>, 'get' | 'subscribe'>;
  readonly history: Pick<Store<History>, 'get' | 'subscribe'>;
  readonly save: Pick<Store<SaveState>, 'get' | 'subscribe'>;
  /** HIVE-15: conflicts with other people that this person has to decide. */
  readonly conflicts: Pick<Store<readonly OpenConflict[]>, 'get' | 'subscribe'>;
  /** The last revision known from the server. */
  revision(): number;
  change(change: TreeChange): Outcome;
  /** Several changes as one undo step, all or none. `atOnce`: not joined with earlier typing. */
  changeAll(changes: readonly TreeChange[], how?: { readonly atOnce: boolean }): Outcome;
  apply(differences: readonly HiveDifference[]): Outcome;
  /** Sets typed text of a field that would be cleaned when saved; null for none. Backed up, but not a change yet. */
  defer(field: string, changes: readonly TreeChange[] | null): void;
  /** Applies the deferred text of a field that was left or unmounted. */
  commitDeferred(field: string): void;
  undo(): Outcome;
  redo(): Outcome;
  /** Undoes or redoes until this many steps are done. */
  goTo(done: number): Outcome;
  decide(id: string, side: 'mine' | 'theirs'): Outcome;
  /** Saves now; resolves when everything is saved or nothing more can be. */
  flush(): Promise<void>;
  /** Merges the server's current draft. */
  refresh(): Promise<void>;
  /** Discards unsaved changes and stops saving. */
  discard(): Promise<void>;
  close(): void;
}

export interface DocumentSettings extends DraftSnapshot {
  readonly editable: boolean;
  /** Unsaved work on this draft stored on this device, one entry per closed tab. */
  readonly stored: readonly StoredDraft[];
  readonly api: DraftApi;
  readonly storage: DraftStorage;
  readonly clock: Clock;
  readonly onNote: (note: string) => void;
}

const refused = (say: string): Outcome => ({ ok: false, say });

/** A move among siblings, described by the component that was moved and not by the sibling that changed places with it. */
function siblingMove(key: string, from: HiveTree, to: HiveTree): HiveDifference | null {
  const [before, after] = [from.get(key), to.get(key)];
  const parent = after?.parent == null ? undefined : to.get(after.parent);
  if (!before || !after || before.parent !== after.parent || !parent || modelOf(parent).kind !== 'flow') return null;
  const at = ({ parent, position }: HiveNode) => ({ parent, position });
  return { kind: 'place', key, from: at(before), to: at(after) };
}

/** Whether leaving now would abandon work: unsaved changes or open conflicts. */
export const hasUnsavedWork = ({ save, conflicts }: Pick<EditorDocument, 'save' | 'conflicts'>): boolean =>
  !isSafe(save.get()) || conflicts.get().length > 0;

/** Saves everything and returns the saved revision; null if something could not be saved. */
export async function savedRevision(
  document: Pick<EditorDocument, 'flush' | 'save' | 'revision'>,
): Promise<number | null> {
  await document.flush();
  return isSafe(document.save.get()) ? document.revision() : null;
}

/**
 * The differences made by a change. Settings (every keystroke), removals and moves among siblings are derived directly, without comparing
 * the trees.
 */
function differencesOf(change: TreeChange | null, from: HiveTree, to: HiveTree): readonly HiveDifference[] {
  const moved = change?.kind === 'move' ? siblingMove(change.key, from, to) : null;
  if (moved) return [moved];
  if (change?.kind === 'remove')
    return subtreeOf(from, change.key).map((node) => ({ kind: 'remove', key: node.key, node }));
  if (change?.kind !== 'set') return differenceOf(from, to, modelOf);
  const { key, name } = change;
  return [{ kind: 'setting', key, name, from: from.get(key)?.settings[name], to: to.get(key)?.settings[name] }];
}

/**
 * HIVE-15, HIVE-16: one draft being edited by one person. Changes show at once, are backed up on this device until they are saved, and can
 * be undone; changes of others are merged, and conflicts are left to the person.
 */
export function createEditorDocument(settings: DocumentSettings): EditorDocument {
  const { api, storage, clock, stored } = settings;
  const tree = createStore<HiveTree>(settings.tree);
  const history = createStore<History>(noHistory);
  const conflicts = createStore<readonly OpenConflict[]>([]);
  const deferred = createDeferredChanges();
  let steps = 0;
  let isOpen = settings.editable;

  const addConflicts = (more: readonly OpenConflict[]) => {
    if (more.length === 0) return;
    const ids = new Set(more.map(conflictId));
    conflicts.set([...conflicts.get().filter((each) => !ids.has(conflictId(each))), ...more]);
  };
  const saver = createSaver({
    snapshot: settings,
    api,
    storage,
    clock,
    tree,
    deferred,
    conflicts,
    addConflicts,
    onNote: settings.onNote,
  });

  function commit(change: TreeChange | null, to: HiveTree, atOnce = false): Outcome {
    const from = tree.get();
    if (to === from) return { ok: true, say: historyMessages.nothingChanged };
    const differences = differencesOf(change, from, to);
    const say = sayAll(differences, from, to);
    steps += 1;
    const step: Step = { id: steps, say, differences, at: atOnce ? null : clock.now() };
    tree.set(to);
    history.set(withStep(history.get(), step, from, to));
    saver.changed();
    return { ok: true, say };
  }

  const closed = (): Outcome | null => {
    if (!isOpen) return refused(disabledReasons.closed);
    const state = saver.state.get();
    return state.kind === 'closed' ? refused(state.message) : null;
  };

  function changeAll(changes: readonly TreeChange[], { atOnce } = { atOnce: false }): Outcome {
    const no = closed();
    if (no) return no;
    let to = tree.get();
    for (const change of changes) {
      const result = changeTree(to, change, modelOf);
      if (!result.ok) return refused(treeRefusals[result.reason]);
      to = result.tree;
    }
    return commit(changes.length === 1 ? (changes[0] ?? null) : null, to, atOnce);
  }

  function apply(differences: readonly HiveDifference[]): Outcome {
    const no = closed();
    if (no) return no;
    const applied = applyDifferences(tree.get(), differences, modelOf);
    return applied.ok ? commit(null, applied.tree) : refused(historyMessages.noLongerFits);
  }

  function go(direction: 'undo' | 'redo'): Outcome {
    const no = closed();
    if (no) return no;
    const { steps: all, done } = history.get();
    const step = direction === 'undo' ? all[done - 1] : all[done];
    if (!step) return refused(disabledReasons[direction]);
    const result = retrace(tree.get(), step, direction);
    if (!result.ok) return refused(result.say);
    tree.set(result.tree);
    history.set({ steps: all, done: done + (direction === 'undo' ? -1 : 1) });
    saver.changed();
    return {
      ok: true,
      say: direction === 'undo' ? historyMessages.undone(step.say) : historyMessages.redone(step.say),
    };
  }

  function goTo(wanted: number): Outcome {
    let last: Outcome = { ok: true, say: historyMessages.nothingChanged };
    while (history.get().done !== wanted && last.ok) last = go(history.get().done > wanted ? 'undo' : 'redo');
    return last;
  }

  function defer(field: string, changes: readonly TreeChange[] | null): void {
    if (deferred.put(field, changes)) saver.changed();
  }

  function commitDeferred(field?: string): void {
    for (const changes of deferred.take(field)) if (!changeAll(changes, { atOnce: true }).ok) saver.changed();
  }

  function decide(id: string, side: 'mine' | 'theirs'): Outcome {
    const open = conflicts.get().find((each) => conflictId(each) === id);
    if (!open) return refused(conflictMessages.decided);
    const { conflict, mine } = open;
    const outcome: Outcome =
      side === 'theirs'
        ? { ok: true, say: conflictMessages.keptTheirs }
        : apply(mineInstead(tree.get(), conflict, mine));
    if (outcome.ok) conflicts.set(conflicts.get().filter((each) => each !== open));
    return outcome;
  }

  if (stored.length > 0) {
    const back = restore(stored, settings.tree);
    addConflicts(back.conflicts);
    if (back.tree === settings.tree && back.conflicts.length === 0) void storage.clear();
    else {
      // Even if the draft is no longer editable: the server refuses with a reason, and the status bar offers a copy.
      isOpen = true;
      commit(null, back.tree);
    }
  }

  return {
    tree,
    history,
    conflicts,
    save: saver.state,
    revision: saver.revision,
    change: (change) => changeAll([change]),
    changeAll,
    apply,
    undo: () => go('undo'),
    redo: () => go('redo'),
    goTo,
    decide,
    defer,
    commitDeferred,
    async flush() {
      commitDeferred();
      await saver.flush();
    },
    refresh: saver.refresh,
    discard: saver.discard,
    close: saver.close,
  };
}
