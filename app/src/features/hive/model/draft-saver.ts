import { differenceOf, type HiveDifference, type HiveTree } from '@portal/domain/hive';
import type { Clock } from '@portal/portal-client';
import { createStore, type Store } from '@portal/portal-client/react';
import type { DraftDesk, DraftKeeper, DraftRead, Sent } from './draft-desk.ts';
import { createKeeping } from './keeping.ts';
import { keptOf } from './kept-work.ts';
import { mergeOnto, type Question, savedTree } from './merging.ts';
import type { SaveState } from './save-state.ts';
import { modelOf } from './types-known.ts';
import { noneUnanswered, withArrived, withSent } from './unanswered.ts';

/** Milliseconds without a change after which it is sent. */
const pause = 700;
/** Milliseconds before each further try; the last goes on. */
const waits = [2_000, 5_000, 10_000, 30_000] as const;

export interface SaverSettings {
  /** The draft as it was read. */
  readonly read: DraftRead;
  readonly desk: DraftDesk;
  readonly keeper: DraftKeeper;
  readonly clock: Clock;
  readonly tree: Store<HiveTree>;
  /** What is written and no change yet: kept, and not called saved. */
  readonly held: { isEmpty(): boolean; on(tree: HiveTree): HiveTree };
  /** What is to be decided; kept as well until it is. */
  readonly questions: Pick<Store<readonly Question[]>, 'get' | 'subscribe'>;
  readonly ask: (questions: readonly Question[]) => void;
  readonly onNote: (note: string) => void;
}

export interface Saver {
  readonly state: Pick<Store<SaveState>, 'get' | 'subscribe'>;
  revision(): number;
  /** The tree is another now. */
  changed(): void;
  flush(): Promise<void>;
  refresh(): Promise<void>;
  /** Throws away what is kept on this device. */
  discard(): Promise<void>;
  close(): void;
}

/**
 * HIVE-15: brings a draft to the server: one request at a time, each with the difference between what the server has and what stands
 * here, so that a late answer never meets newer typing. What cannot be sent stays on the device and is tried again.
 */
export function createSaver({ read, desk, keeper, clock, tree, held, questions, ask, onNote }: SaverSettings): Saver {
  const state = createStore<SaveState>({ kind: 'saved', at: null });
  /** What the server has. */
  let base = read.tree;
  let { revision } = read;
  let unanswered = noneUnanswered;
  let failures = 0;
  let running: Promise<void> | null = null;
  let cancel = () => {};
  let isFlushing = false;
  let isOver = false;
  let isDiscarded = false;

  const isDirty = () => tree.get() !== base;
  const pending = () => differenceOf(base, tree.get(), modelOf);

  const { keep, isKept, discard } = createKeeping({
    keeper,
    clock,
    work: () => keptOf({ revision, base, mine: held.on(tree.get()), unanswered, questions: questions.get() }),
    onTold: () => {
      if (state.get().kind === 'offline') tellOffline();
    },
  });

  questions.subscribe(keep);

  function later(milliseconds: number): void {
    cancel();
    if (!isOver) cancel = clock.after(milliseconds, () => void run());
  }

  /** Takes in what the server has now; `from` is what was here when it was asked. */
  function adopt(theirs: HiveTree, next: number, from: HiveTree, sent: readonly HiveDifference[]): void {
    const merged = mergeOnto(withArrived(from, theirs, unanswered), tree.get(), theirs, sent);
    base = theirs;
    revision = next;
    tree.set(merged.tree);
    ask(merged.questions);
    // Two ways to the same draft: where nothing is left to send, both are one object.
    if (isDirty() && pending().length === 0) base = tree.get();
  }

  async function reread(): Promise<'taken' | 'unreachable' | 'gone'> {
    const from = base;
    const answer = await desk.read();
    if (isDiscarded) return 'taken';
    if (answer === 'unreachable' || answer === 'gone') return answer;
    // A save that came through meanwhile has brought newer things.
    if (base === from && answer.revision >= revision) adopt(answer.tree, answer.revision, from, []);
    return 'taken';
  }

  const close = (message: string) => {
    isOver = true;
    cancel();
    state.set({ kind: 'closed', message, changes: pending().length });
  };
  const tellOffline = () => state.set({ kind: 'offline', changes: pending().length, kept: isKept() });
  function unreachable(): void {
    const wait = waits[Math.min(failures, waits.length - 1)] ?? waits[0];
    failures += 1;
    tellOffline();
    later(wait);
  }

  async function take(sent: Sent, differences: readonly HiveDifference[], from: HiveTree): Promise<void> {
    switch (sent.kind) {
      case 'done': {
        failures = 0;
        const theirs = savedTree(base, sent.missed, differences, sent.settings);
        if (theirs) adopt(theirs, sent.revision, from, differences);
        else if ((await reread()) !== 'taken') return unreachable();
        unanswered = noneUnanswered;
        for (const note of sent.notes) onNote(note);
        return;
      }
      case 'conflict': {
        const answer = await reread();
        if (answer === 'gone') return close('This draft was deleted.');
        if (answer === 'unreachable') return unreachable();
        failures += 1;
        // Somebody who writes in the same place all the time must not keep both from saving.
        if (failures > waits.length) unreachable();
        return;
      }
      case 'refused':
        state.set(sent);
        return;
      case 'closed':
        return close(sent.message);
      case 'unreachable':
        return unreachable();
    }
  }

  async function send(): Promise<void> {
    while (isDirty() && !isOver) {
      const from = tree.get();
      const differences = pending();
      if (differences.length === 0) {
        base = from;
        break;
      }
      state.set({ kind: 'saving', changes: differences.length });
      const before = unanswered;
      unanswered = withSent(before, differences);
      keep();
      const sent = await desk.send(differences, revision);
      // What was given up meanwhile takes nothing in any more.
      if (isDiscarded) return;
      // Of what the server refused nothing is there; what went without an answer before may still be.
      if (sent.kind !== 'unreachable' && sent.kind !== 'done') unanswered = before;
      await take(sent, differences, from);

      keep();
      // Anything but a save or a merge waits, or has to be looked at first.
      if (state.get().kind !== 'saving') return;
      if (isDirty() && !isFlushing) {
        state.set({ kind: 'waiting' });
        return later(pause);
      }
    }
    if (!isOver) state.set(held.isEmpty() ? { kind: 'saved', at: clock.now() } : { kind: 'waiting' });
    keep();
  }

  function run(): Promise<void> {
    cancel();
    running ??= send()
      // Nothing is known of it then: as with an answer that was lost, it is tried again.
      .catch(unreachable)
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    state,
    revision: () => revision,
    changed() {
      keep();
      if (isOver) return;
      const { kind } = state.get();
      // Offline it is told when it is kept, and not before.
      if (kind === 'saving' || kind === 'offline') return;
      state.set({ kind: 'waiting' });
      later(pause);
    },
    async flush() {
      isFlushing = true;
      await running;
      if ((isDirty() || state.get().kind === 'waiting') && !isOver) await run();
      isFlushing = false;
    },
    async refresh() {
      if (isOver || running) return;
      const { kind } = state.get();
      if (kind === 'offline') return run();
      // It is sent in a moment, and the answer tells what others have done.
      if (kind === 'waiting' && isDirty()) return;
      // Nobody waits for it: where it fails, the next look is soon.
      const answer = await reread().catch(() => 'unreachable' as const);
      if (isOver) return;
      if (answer === 'gone') close('This draft was deleted.');
      else if (isDirty() && state.get().kind === 'saved') later(0);
    },
    discard() {
      isOver = true;
      isDiscarded = true;
      cancel();
      return discard();
    },
    close() {
      isOver = true;
      cancel();
    },
  };
}
