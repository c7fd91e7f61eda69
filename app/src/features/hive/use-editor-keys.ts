import { type ClipboardEvent, type KeyboardEvent, useEffect } from 'react';
import type { EditorWork } from './model/editor-work.ts';
import { clipboardType, readCopied, textComponent } from './tree/clipboard.ts';

export type Asked = 'insert' | 'move' | 'paste';

/** Fields have their own undo, copy and paste. Elements of a frame are of another window: asked by name, not by class. */
const isTyping = (target: EventTarget): boolean =>
  (target as Element).closest('input, textarea, select, [contenteditable]') !== null;
/** Where a key means something of its own: dialogs and menus stand above the editor and bubble through it, the page tree beside it. */
const isAbove = (target: EventTarget): boolean =>
  (target as Element).closest('[role="dialog"], [role="menu"], [data-own-keys]') !== null;

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** What a key does to the steps that were done, with Ctrl or Cmd. */
const stepBy = (work: EditorWork, { key, shiftKey }: Keys): (() => void) | undefined =>
  ({ z: shiftKey ? work.redo : work.undo, y: work.redo })[key.toLowerCase()];

/** HIVE-16: the keys of the editor, in the tree and on the page alike. */
export function editorKeys(work: EditorWork, newKey: () => string, ask: (what: Asked) => void) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || isTyping(event.target) || isAbove(event.target)) return;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const action = command
      ? (stepBy(work, event) ?? { d: () => work.duplicate(work.chosen()), m: () => ask('move') }[key])
      : event.altKey
        ? undefined
        : { '/': () => ask('insert'), delete: () => work.remove(work.chosen()) }[key];
    // A row of the tree has answered Delete for itself.
    if (!action || (key === 'delete' && event.defaultPrevented)) return;
    event.preventDefault();
    // The slash of the whole portal goes to its search.
    event.nativeEvent.stopPropagation();
    action();
  };

  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (isTyping(event.target) || isAbove(event.target)) return;
    const copy = work.copy(work.chosen());
    if (!copy) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copy.text);
    event.clipboardData.setData(clipboardType, JSON.stringify(copy.parts));
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (isTyping(event.target) || isAbove(event.target)) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    const last = work.clipboard.get();
    const parts =
      readCopied(event.clipboardData.getData(clipboardType)) ??
      // Some browsers keep to plain text: the same words mean the same components.
      (last && last.text.trim() === text.trim() ? last.parts : textComponent(text, newKey));
    work.paste(parts);
  };
  return { onKeyDown, onCopy, onPaste };
}

/** Where nothing has focus, the browser would take back what was typed in some field last: there the keys are the editor's too. */
export function useStrayUndo(work: EditorWork): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!command || event.defaultPrevented || event.target !== document.body) return;
      const step = stepBy(work, event);
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [work]);
}
