import { differenceOf, type HiveDifference, type HiveTree } from '@portal/domain/hive';
import type { Clock } from '@portal/portal-client';
import { createStore, type Store } from '@portal/portal-client/react';
import { savingMessages as messages } from '../messages/saving.ts';
import { modelOf } from './component-types.ts';
import type { DraftApi, DraftSnapshot, DraftStorage, SaveResult } from './draft-api.ts';
import { createLocalBackup } from './local-backup.ts';
import { mergeOnto, type OpenConflict, savedTree } from './merge.ts';
import type { SaveState } from './save-state.ts';
import { toStored } from './stored-work.ts';
import { noUnconfirmed, withConfirmed, withSent } from './unconfirmed.ts';

/** Milliseconds without a change before saving. */
const pause = 700;
/** Milliseconds before each retry; the last one repeats. */
const waits = [2_000, 5_000, 10_000, 30_000] as const;

export interface SaverSettings {
  /** The draft as it was loaded. */
  readonly snapshot: DraftSnapshot;
  readonly api: DraftApi;
  readonly storage: DraftStorage;
  readonly clock: Clock;
  readonly tree: Store<HiveTree>;
  /** Typed text that is not a change yet: it is backed up, and the status is not "saved" while there is any. */
  readonly deferred: { isEmpty(): boolean; on(tree: HiveTree): HiveTree };
  /** Open conflicts; backed up until they are decided. */
  readonly conflicts: Pick<Store<readonly OpenConflict[]>, 'get' | 'subscribe'>;
  readonly addConflicts: (conflicts: readonly OpenConflict[]) => void;
  readonly onNote: (note: string) => void;
}

export interface Saver {
  readonly state: Pick<Store<SaveState>, 'get' | 'subscribe'>;
  revision(): number;
  /** Must be called after every change of the tree. */
  changed(): void;
  flush(): Promise<void>;
  refresh(): Promise<void>;
  /** Stops saving and deletes the backup on this device. */
  discard(): Promise<void>;
  close(): void;
}

/**
 * HIVE-15: saves a draft: one request at a time, each with the difference between the server's draft and the local one, so that a late
 * response never overwrites newer typing. What cannot be sent is backed up on the device and retried.
 */
export function createSaver(settings: SaverSettings): Saver {
  const { snapshot, api, storage, clock, tree, deferred, conflicts, addConflicts, onNote } = settings;
  const state = createStore<SaveState>({ kind: 'saved', at: null });
  /** The draft as the server has it. */
  let base = snapshot.tree;
  let { revision } = snapshot;
  let unconfirmed = noUnconfirmed;
  let failures = 0;
  let running: Promise<void> | null = null;
  let cancel = () => {};
  let isFlushing = false;
  let isOver = false;
  let isDiscarded = false;

  const isDirty = () => tree.get() !== base;
  const pending = () => differenceOf(base, tree.get(), modelOf);

  const backup = createLocalBackup({
    storage,
    clock,
    current: () => toStored({ revision, base, mine: deferred.on(tree.get()), unconfirmed, conflicts: conflicts.get() }),
    onChange: () => {
      if (state.get().kind === 'offline') setOffline();
    },
  });

  conflicts.subscribe(backup.update);

  function schedule(milliseconds: number): void {
    cancel();
    if (!isOver) cancel = clock.after(milliseconds, () => void run());
  }

  /** Merges the server's draft into the local one; `from` is the local draft at the time of the request. */
  function adopt(theirs: HiveTree, next: number, from: HiveTree, sent: readonly HiveDifference[]): void {
    const merged = mergeOnto(withConfirmed(from, theirs, unconfirmed), tree.get(), theirs, sent);
    base = theirs;
    revision = next;
    tree.set(merged.tree);
    addConflicts(merged.conflicts);
    // Equal drafts become the same object, so that `isDirty` is false.
    if (isDirty() && pending().length === 0) base = tree.get();
  }

  async function reread(): Promise<'taken' | 'unreachable' | 'gone'> {
    const from = base;
    const response = await api.read();
    if (isDiscarded) return 'taken';
    if (response === 'unreachable' || response === 'gone') return response;
    // Ignored if a save in the meantime has brought a newer draft.
    if (base === from && response.revision >= revision) adopt(response.tree, response.revision, from, []);
    return 'taken';
  }

  const close = (message: string) => {
    isOver = true;
    cancel();
    state.set({ kind: 'closed', message, changes: pending().length });
  };
  const setOffline = () => state.set({ kind: 'offline', changes: pending().length, isStored: backup.isStored() });
  function unreachable(): void {
    const wait = waits[Math.min(failures, waits.length - 1)] ?? waits[0];
    failures += 1;
    setOffline();
    schedule(wait);
  }

  async function take(sent: SaveResult, differences: readonly HiveDifference[], from: HiveTree): Promise<void> {
    switch (sent.kind) {
      case 'done': {
        failures = 0;
        const theirs = savedTree(base, sent.missed, differences, sent.settings);
        if (theirs) adopt(theirs, sent.revision, from, differences);
        else if ((await reread()) !== 'taken') return unreachable();
        unconfirmed = noUnconfirmed;
        for (const note of sent.notes) onNote(note);
        return;
      }
      case 'conflict': {
        const outcome = await reread();
        if (outcome === 'gone') return close(messages.draftDeleted);
        if (outcome === 'unreachable') return unreachable();
        failures += 1;
        // While two people repeatedly change the same thing, their retries need a pause in between.
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
      const before = unconfirmed;
      unconfirmed = withSent(before, differences);
      backup.update();
      const sent = await api.send(differences, revision);
      // Discarded in the meantime.
      if (isDiscarded) return;
      // A refused request changed nothing, but earlier requests without a response may have.
      if (sent.kind !== 'unreachable' && sent.kind !== 'done') unconfirmed = before;
      await take(sent, differences, from);

      backup.update();
      // Sending continues only after a save or a merge.
      if (state.get().kind !== 'saving') return;
      if (isDirty() && !isFlushing) {
        state.set({ kind: 'waiting' });
        return schedule(pause);
      }
    }
    if (!isOver) state.set(deferred.isEmpty() ? { kind: 'saved', at: clock.now() } : { kind: 'waiting' });
    backup.update();
  }

  function run(): Promise<void> {
    cancel();
    running ??= send()
      // The outcome is unknown, as with a lost response: retry.
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
      backup.update();
      if (isOver) return;
      const { kind } = state.get();
      // While offline, the status is updated when the backup is written.
      if (kind === 'saving' || kind === 'offline') return;
      state.set({ kind: 'waiting' });
      schedule(pause);
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
      // A save is due, and its response includes the changes of others.
      if (kind === 'waiting' && isDirty()) return;
      // A failure needs no handling: the next refresh is soon.
      const outcome = await reread().catch(() => 'unreachable' as const);
      if (isOver) return;
      if (outcome === 'gone') close(messages.draftDeleted);
      else if (isDirty() && state.get().kind === 'saved') schedule(0);
    },
    discard() {
      isOver = true;
      isDiscarded = true;
      cancel();
      return backup.discard();
    },
    close() {
      isOver = true;
      cancel();
    },
  };
}
