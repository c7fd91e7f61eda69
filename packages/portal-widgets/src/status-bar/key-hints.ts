import { useSyncExternalStore } from 'react';
import { statusBarMessages } from '../messages/status-bar.ts';
import type { KeyHint } from './StatusBar.tsx';

const { does } = statusBarMessages;
const always: readonly KeyHint[] = [
  { keys: ['Ctrl', 'Z'], does: does.undo },
  { keys: ['Ctrl', 'Enter'], does: does.confirm },
];
const lines: KeyHint = { keys: ['↑', '↓'], does: does.lines };
/** By where the focus is; the same key does different things there. */
const hints = {
  /** A cell of a line. */
  line: [lines, { keys: ['Enter'], does: does.open }, ...always],
  /** The quantity of a line. */
  field: [lines, { keys: ['Enter'], does: does.next }, { keys: ['Esc'], does: does.leave }, ...always],
  entry: [{ keys: ['↑'], does: does.lines }, { keys: ['Enter'], does: does.next }, ...always],
  elsewhere: always,
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

/** The keys that work where the focus is now, for the status bar. */
export function useKeyHints(): readonly KeyHint[] {
  const place = useSyncExternalStore<KeyPlace>(subscribe, () => keyPlaceOf(document.activeElement));
  return hints[place];
}
