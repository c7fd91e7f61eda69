import { savingMessages as messages } from '../messages/saving.ts';

/** The save status of a draft, shown in the status bar. */
export type SaveState =
  /** `at`: time of the last save in milliseconds; null if nothing was changed yet. */
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving'; readonly changes: number }
  | { readonly kind: 'offline'; readonly changes: number; readonly isStored: boolean }
  | { readonly kind: 'refused'; readonly message: string }
  /** The draft is no longer editable; unsaved changes stay on the screen and on this device. */
  | { readonly kind: 'closed'; readonly message: string; readonly changes: number };

/** The status as a sentence. `time` formats milliseconds as `12:04`. */
export function saveText(state: SaveState, time: (at: number) => string): string {
  switch (state.kind) {
    case 'saved':
      return state.at === null ? messages.unchanged : messages.saved(time(state.at));
    case 'waiting':
      return messages.waiting;
    case 'saving':
      return messages.saving(state.changes);
    case 'offline':
      return state.isStored ? messages.offlineStored(state.changes) : messages.offline(state.changes);
    case 'refused':
      return messages.refused(state.message);
    case 'closed':
      return state.changes === 0 ? state.message : messages.closed(state.changes, state.message);
  }
}

export const isSafe = (state: SaveState): boolean =>
  state.kind === 'saved' || (state.kind === 'closed' && state.changes === 0);

export interface DraftOperation {
  /** Saves everything. Returns the saved revision; null if something could not be saved. */
  readonly flush: () => Promise<number | null>;
  readonly refuse: (message: string) => void;
}

/** HIVE-02, HIVE-15: runs an action on the draft as shown: saves first, and does nothing if that fails. */
export async function whenSaved(
  { flush, refuse }: DraftOperation,
  act: (revision: number) => Promise<string | null>,
): Promise<void> {
  const revision = await flush();
  const problem = revision === null ? messages.incomplete : await act(revision);
  if (problem !== null) refuse(problem);
}
