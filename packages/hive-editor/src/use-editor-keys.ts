import { type ClipboardEvent, type KeyboardEvent, useEffect } from 'react';
import type { Editor } from './model/editor.ts';
import { clipboardType, readCopied, textComponent } from './tree/clipboard.ts';
import { cellOfRow } from './tree/tree-rows.ts';

export type EditorDialog = 'insert' | 'move' | 'paste';

/** Fields have their own undo, copy and paste. Tested by selector: `instanceof` fails for elements of the preview frame. */
const isTyping = (target: EventTarget): boolean =>
  (target as Element).closest('input, textarea, select, [contenteditable]') !== null;
/** Elements that handle keys themselves: dialogs and menus, whose events bubble through React, and the page tree. */
const hasOwnKeys = (target: EventTarget): boolean =>
  (target as Element).closest('[role$="dialog"], [role="menu"], [data-own-keys]') !== null;

/**
 * The arrow keys of the tree move the focus, not the selection: a shortcut on a focused row that is not selected is about that row, so it
 * becomes the selection, as with Enter.
 */
function selectFocusedRow(editor: Editor, target: EventTarget): void {
  const row = (target as Element).closest<HTMLElement>('[role="treeitem"][aria-selected="false"]');
  const id = row?.dataset.id;
  if (id === undefined) return;
  const cell = cellOfRow(id);
  if (cell) editor.selectCell(cell);
  else editor.select(new Set([id]));
}

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** Undo or redo for a key pressed with Ctrl or Cmd. */
const historyAction = (editor: Editor, { key, shiftKey }: Keys): (() => void) | undefined =>
  ({ z: shiftKey ? editor.redo : editor.undo, y: editor.redo })[key.toLowerCase()];

/** HIVE-16: keyboard and clipboard handlers for the tree and the canvas. */
export function editorKeys(editor: Editor, newKey: () => string, openDialog: (name: EditorDialog) => void) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || isTyping(event.target) || hasOwnKeys(event.target)) return;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const step = command ? historyAction(editor, event) : undefined;
    const action = command
      ? { d: () => editor.duplicate(editor.targets()), m: () => openDialog('move') }[key]
      : event.altKey
        ? undefined
        : { '/': () => openDialog('insert'), delete: () => editor.remove(editor.targets()) }[key];
    // A tree row has already handled Delete.
    if (!(step ?? action) || (key === 'delete' && event.defaultPrevented)) return;
    event.preventDefault();
    // Elsewhere in the portal, slash focuses the search.
    event.nativeEvent.stopPropagation();
    if (step) return step();
    selectFocusedRow(editor, event.target);
    action?.();
  };

  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (isTyping(event.target) || hasOwnKeys(event.target)) return;
    selectFocusedRow(editor, event.target);
    const copy = editor.copy(editor.targets());
    if (!copy) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copy.text);
    event.clipboardData.setData(clipboardType, JSON.stringify(copy.parts));
  };

  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (isTyping(event.target) || hasOwnKeys(event.target)) return;
    event.preventDefault();
    selectFocusedRow(editor, event.target);
    const text = event.clipboardData.getData('text/plain');
    const last = editor.clipboard.get();
    const parts =
      readCopied(event.clipboardData.getData(clipboardType)) ??
      // Some browsers drop custom clipboard types: the same text means the same components.
      (last && last.text.trim() === text.trim() ? last.parts : textComponent(text, newKey));
    editor.paste(parts);
  };
  return { onKeyDown, onCopy, onPaste };
}

/** Handles undo and redo while nothing has focus; the browser would undo the last typing in some field instead. */
export function useGlobalUndo(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!command || event.defaultPrevented || event.target !== document.body) return;
      const step = historyAction(editor, event);
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [editor]);
}
