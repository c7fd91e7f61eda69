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
import type { DraftDesk, DraftKeeper, DraftRead, KeptDraft } from './draft-desk.ts';
import { createSaver } from './draft-saver.ts';
import { createHeld } from './held-changes.ts';
import { type History, noHistory, retrace, type Step, sayAll, withStep } from './history.ts';
import { restored } from './kept-work.ts';
import { type Question, questionId } from './merging.ts';
import { refusals } from './refusals.ts';
import { isSafe, type SaveState } from './save-state.ts';
import { modelOf } from './types-known.ts';

/** What was done in words, or why it was not. */
export type Outcome = { readonly ok: boolean; readonly say: string };

export interface EditorDocument {
  readonly tree: Pick<Store<HiveTree>, 'get' | 'subscribe'>;
  readonly history: Pick<Store<History>, 'get' | 'subscribe'>;
  readonly save: Pick<Store<SaveState>, 'get' | 'subscribe'>;
  /** HIVE-15: what two people changed, to be decided by the person here. */
  readonly questions: Pick<Store<readonly Question[]>, 'get' | 'subscribe'>;
  /** The revision of the draft that the server has told. */
  revision(): number;
  change(change: TreeChange): Outcome;
  /** Several changes as one step; all of them or none. What is done `atOnce` is no typing that goes on. */
  changeAll(changes: readonly TreeChange[], how?: { readonly atOnce: boolean }): Outcome;
  apply(differences: readonly HiveDifference[]): Outcome;
  /** What a field holds that would be tidied when saved; null: nothing any more. It is kept, and is no change yet. */
  hold(field: string, changes: readonly TreeChange[] | null): void;
  /** Makes what a field holds a change: the field is left, or gone. */
  settle(field: string): void;
  undo(): Outcome;
  redo(): Outcome;
  /** Undoes or redoes until this many steps stand. */
  goTo(done: number): Outcome;
  decide(id: string, side: 'mine' | 'theirs'): Outcome;
  /** Sends what is not saved at once; resolves when nothing is left to send, or nothing can be. */
  flush(): Promise<void>;
  /** Takes in what the server has now. */
  refresh(): Promise<void>;
  /** Gives up what was not saved; nothing is sent any more. */
  discard(): Promise<void>;
  close(): void;
}

export interface DocumentSettings extends DraftRead {
  readonly editable: boolean;
  /** What was not saved when this draft was last open here, in each tab that is closed by now. */
  readonly kept: readonly KeptDraft[];
  readonly desk: DraftDesk;
  readonly keeper: DraftKeeper;
  readonly clock: Clock;
  readonly onNote: (note: string) => void;
}

const refused = (say: string): Outcome => ({ ok: false, say });

/** A component that has passed its neighbour: of two that change places it is the one that was moved, and is told so. */
function passed(key: string, from: HiveTree, to: HiveTree): HiveDifference | null {
  const [before, after] = [from.get(key), to.get(key)];
  const parent = after?.parent == null ? undefined : to.get(after.parent);
  if (!before || !after || before.parent !== after.parent || !parent || modelOf(parent).kind !== 'flow') return null;
  const at = ({ parent, position }: HiveNode) => ({ parent, position });
  return { kind: 'place', key, from: at(before), to: at(after) };
}

/** Whether somebody who leaves now would leave work behind: what the server does not have, or mine of what is to be decided. */
export const holdsWork = ({ save, questions }: Pick<EditorDocument, 'save' | 'questions'>): boolean =>
  !isSafe(save.get()) || questions.get().length > 0;

/** Brings everything to the server, and answers the revision that it has then; null where not all of it has arrived. */
export async function savedRevision(
  document: Pick<EditorDocument, 'flush' | 'save' | 'revision'>,
): Promise<number | null> {
  await document.flush();
  return isSafe(document.save.get()) ? document.revision() : null;
}

/**
 * What one change comes to: told by hand where it is one setting, for that is every keystroke, what is
 * removed, or one that moved among its own.
 */
function differencesOf(change: TreeChange | null, from: HiveTree, to: HiveTree): readonly HiveDifference[] {
  const moved = change?.kind === 'move' ? passed(change.key, from, to) : null;
  if (moved) return [moved];
  if (change?.kind === 'remove')
    return subtreeOf(from, change.key).map((node) => ({ kind: 'remove', key: node.key, node }));
  if (change?.kind !== 'set') return differenceOf(from, to, modelOf);
  const { key, name } = change;
  return [{ kind: 'setting', key, name, from: from.get(key)?.settings[name], to: to.get(key)?.settings[name] }];
}

/**
 * HIVE-15, HIVE-16: one draft under the hands of one person. What is done shows at once, is kept on this device until the server has it,
 * and can be taken back; what others do meanwhile is taken in, and where both changed the same thing it asks.
 */
export function createEditorDocument(settings: DocumentSettings): EditorDocument {
  const { desk, keeper, clock, kept } = settings;
  const tree = createStore<HiveTree>(settings.tree);
  const history = createStore<History>(noHistory);
  const questions = createStore<readonly Question[]>([]);
  const held = createHeld();
  let steps = 0;
  let isOpen = settings.editable;

  const ask = (more: readonly Question[]) => {
    if (more.length === 0) return;
    const ids = new Set(more.map(questionId));
    questions.set([...questions.get().filter((each) => !ids.has(questionId(each))), ...more]);
  };
  const saver = createSaver({
    read: settings,
    desk,
    keeper,
    clock,
    tree,
    held,
    questions,
    ask,
    onNote: settings.onNote,
  });

  function commit(change: TreeChange | null, to: HiveTree, atOnce = false): Outcome {
    const from = tree.get();
    if (to === from) return { ok: true, say: 'Nothing changed' };
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
    if (!isOpen) return refused(refusals.closed);
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
    return applied.ok ? commit(null, applied.tree) : refused('This does not fit the draft any more.');
  }

  function go(direction: 'undo' | 'redo'): Outcome {
    const no = closed();
    if (no) return no;
    const { steps: all, done } = history.get();
    const step = direction === 'undo' ? all[done - 1] : all[done];
    if (!step) return refused(refusals[direction]);
    const result = retrace(tree.get(), step, direction);
    if (!result.ok) return refused(result.say);
    tree.set(result.tree);
    history.set({ steps: all, done: done + (direction === 'undo' ? -1 : 1) });
    saver.changed();
    return { ok: true, say: `${direction === 'undo' ? 'Undone' : 'Done again'}: ${step.say}` };
  }

  function goTo(wanted: number): Outcome {
    let last: Outcome = { ok: true, say: 'Nothing changed' };
    while (history.get().done !== wanted && last.ok) last = go(history.get().done > wanted ? 'undo' : 'redo');
    return last;
  }

  function hold(field: string, changes: readonly TreeChange[] | null): void {
    if (held.put(field, changes)) saver.changed();
  }

  function settle(field?: string): void {
    for (const changes of held.take(field)) if (!changeAll(changes, { atOnce: true }).ok) saver.changed();
  }

  function decide(id: string, side: 'mine' | 'theirs'): Outcome {
    const question = questions.get().find((each) => questionId(each) === id);
    if (!question) return refused('This is decided already.');
    const { conflict, mine } = question;
    const outcome: Outcome =
      side === 'theirs' ? { ok: true, say: 'Theirs stands' } : apply(mineInstead(tree.get(), conflict, mine));
    if (outcome.ok) questions.set(questions.get().filter((each) => each !== question));
    return outcome;
  }

  if (kept.length > 0) {
    const back = restored(kept, settings.tree);
    ask(back.questions);
    if (back.tree === settings.tree && back.questions.length === 0) void keeper.clear();
    else {
      // Also where the draft was closed meanwhile: the server refuses it and says why, and a copy is offered.
      isOpen = true;
      commit(null, back.tree);
    }
  }

  return {
    tree,
    history,
    questions,
    save: saver.state,
    revision: saver.revision,
    change: (change) => changeAll([change]),
    changeAll,
    apply,
    undo: () => go('undo'),
    redo: () => go('redo'),
    goTo,
    decide,
    hold,
    settle,
    async flush() {
      settle();
      await saver.flush();
    },
    refresh: saver.refresh,
    discard: saver.discard,
    close: saver.close,
  };
}
