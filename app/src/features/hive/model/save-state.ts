/** What is true of the work of a draft, for the words at the foot of the editor. */
export type SaveState =
  /** `at`: when the server had it, in milliseconds; null where nothing was changed yet. */
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving'; readonly changes: number }
  | { readonly kind: 'offline'; readonly changes: number; readonly kept: boolean }
  | { readonly kind: 'refused'; readonly message: string }
  /** The draft can be changed no more; what was not saved stays on this screen and on this device. */
  | { readonly kind: 'closed'; readonly message: string; readonly changes: number };

const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** The truth in one short sentence. `time` writes milliseconds as `12:04`. */
export function saySave(state: SaveState, time: (at: number) => string): string {
  switch (state.kind) {
    case 'saved':
      return state.at === null ? 'No changes yet' : `Saved ${time(state.at)}`;
    case 'waiting':
      return 'Not saved yet';
    case 'saving':
      return `Saving ${changes(state.changes)}`;
    case 'offline':
      return `${changes(state.changes)} not saved, will retry. ${state.kept ? 'Kept on this device.' : 'Keep this page open.'}`;
    case 'refused':
      return `Not saved: ${state.message}`;
    case 'closed':
      return state.changes === 0 ? state.message : `${changes(state.changes)} not saved: ${state.message}`;
  }
}

export const isSafe = (state: SaveState): boolean =>
  state.kind === 'saved' || (state.kind === 'closed' && state.changes === 0);
