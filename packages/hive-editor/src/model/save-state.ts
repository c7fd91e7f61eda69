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

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** The status as a sentence. `time` formats milliseconds as `12:04`. */
export function saveText(state: SaveState, time: (at: number) => string): string {
  switch (state.kind) {
    case 'saved':
      return state.at === null ? 'No changes yet' : `Saved ${time(state.at)}`;
    case 'waiting':
      return 'Not saved yet';
    case 'saving':
      return `Saving ${changes(state.changes)}`;
    case 'offline':
      return `${changes(state.changes)} not saved, will retry. ${state.isStored ? 'Kept on this device.' : 'Keep this page open.'}`;
    case 'refused':
      return `Not saved: ${state.message}`;
    case 'closed':
      return state.changes === 0 ? state.message : `${changes(state.changes)} not saved: ${state.message}`;
  }
}

export const isSafe = (state: SaveState): boolean =>
  state.kind === 'saved' || (state.kind === 'closed' && state.changes === 0);

export interface DraftOperation {
  /** Saves everything. Returns the saved revision; null if something could not be saved. */
  readonly flush: () => Promise<number | null>;
  readonly refuse: (message: string) => void;
}

export const notSaved = 'Not everything is saved yet. Try again when it is.';

/** HIVE-02, HIVE-15: runs an action on the draft as shown: saves first, and does nothing if that fails. */
export async function whenSaved(
  { flush, refuse }: DraftOperation,
  act: (revision: number) => Promise<string | null>,
): Promise<void> {
  const revision = await flush();
  const problem = revision === null ? notSaved : await act(revision);
  if (problem !== null) refuse(problem);
}
