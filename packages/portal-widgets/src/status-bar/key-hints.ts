import { useSyncExternalStore } from 'react';
import { statusBarMessages } from '../messages/status-bar.ts';
import type { KeyHint } from './StatusBar.tsx';

const { does } = statusBarMessages;
const undo: KeyHint = { keys: ['Ctrl', 'Z'], does: does.undo };
const confirm: KeyHint = { keys: ['Ctrl', 'Enter'], does: does.confirm };
const print: KeyHint = { keys: ['Ctrl', 'P'], does: does.print };
const lines: KeyHint = { keys: ['↑', '↓'], does: does.lines };
/** By where the focus is; the same key does different things there. */
const hints = {
  /** A cell of a line. */
  line: [lines, { keys: ['Enter'], does: does.open }],
  /** The quantity of a line. */
  field: [lines, { keys: ['Enter'], does: does.next }, { keys: ['Esc'], does: does.leave }],
  entry: [
    { keys: ['↑'], does: does.lines },
    { keys: ['Enter'], does: does.next },
  ],
  elsewhere: [],
} as const satisfies Readonly<Record<string, readonly KeyHint[]>>;
type KeyPlace = keyof typeof hints;

/** Where the focus is on the order screen. */
export function keyPlaceOf(focused: Element | null): KeyPlace {
  const isField = focused?.tagName === 'INPUT';
  if (focused?.closest('[role="grid"]')) return isField ? 'field' : 'line';
  return isField && focused.closest('main [role="group"]') ? 'entry' : 'elsewhere';
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', changed);
  return () => {
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', changed);
  };
}

export interface KeyHintsOptions {
  /** The cart can be edited, so an edit can be undone. */
  readonly canEdit: boolean;
  /** Quick quotes and orders already confirmed cannot be confirmed. */
  readonly canConfirm: boolean;
}

export const keyHintsAt = (place: KeyPlace, { canEdit, canConfirm }: KeyHintsOptions): readonly KeyHint[] => [
  ...hints[place],
  canEdit ? undo : print,
  ...(canConfirm ? [confirm] : []),
];

/** The keys that work where the focus is now, for the status bar. */
export function useKeyHints(options: KeyHintsOptions): readonly KeyHint[] {
  const place = useSyncExternalStore<KeyPlace>(subscribe, () => keyPlaceOf(document.activeElement));
  return keyHintsAt(place, options);
}
