import { componentTypes, registry } from '@portal/hive-components/settings';
import type { ScreenCommand } from '@portal/portal-client/react';
import { disabledReasons } from './model/disabled-reasons.ts';
import type { Editor } from './model/editor.ts';
import type { EditorDialog } from './use-editor-keys.ts';

export interface EditorCommandInput {
  readonly editor: Editor;
  readonly editable: boolean;
  readonly openDialog: (name: EditorDialog) => void;
  readonly review: () => void;
}

/** HIVE-16: commands of the editor for the command palette, with their shortcuts. */
export function editorCommands({ editor, editable, openDialog, review }: EditorCommandInput): readonly ScreenCommand[] {
  const { steps, done } = editor.document.history.get();
  const selected = editor.selected.get();
  const isPage = editor.document.tree.get().get(selected)?.parent === null;
  const closed = editable ? undefined : disabledReasons.closed;
  const needs = (reason: string | undefined) => {
    const why = closed ?? reason;
    return why === undefined ? {} : { disabledReason: why };
  };
  const noPage = needs(isPage ? disabledReasons.root : undefined);
  return [
    {
      id: 'hive-insert',
      label: 'Insert a component',
      keys: ['/'],
      ...needs(undefined),
      run: () => openDialog('insert'),
    },
    {
      id: 'hive-insert-here',
      label: 'Insert beside the selection',
      ...needs(undefined),
      choices: componentTypes
        .filter((name) => registry[name].listed)
        .map((name) => ({
          id: `hive-insert-${name}`,
          label: registry[name].label,
          words: registry[name].summary,
          run: () => editor.insert(name),
        })),
    },
    {
      id: 'hive-undo',
      label: 'Undo',
      keys: ['Ctrl', 'Z'],
      ...needs(done === 0 ? disabledReasons.undo : undefined),
      run: editor.undo,
    },
    {
      id: 'hive-redo',
      label: 'Redo',
      keys: ['Ctrl', 'Y'],
      ...needs(done === steps.length ? disabledReasons.redo : undefined),
      run: editor.redo,
    },
    { id: 'hive-move', label: 'Move to another place', keys: ['Ctrl', 'M'], ...noPage, run: () => openDialog('move') },
    {
      id: 'hive-duplicate',
      label: 'Duplicate',
      keys: ['Ctrl', 'D'],
      ...noPage,
      run: () => editor.duplicate(editor.targets()),
    },
    { id: 'hive-remove', label: 'Remove', keys: ['Delete'], ...noPage, run: () => editor.remove(editor.targets()) },
    { id: 'hive-alone', label: 'Show alone', words: 'isolate', run: () => editor.isolate(selected) },
    { id: 'hive-show-all', label: 'Show all', run: editor.showAll },
    { id: 'hive-hide-all', label: 'Hide all', run: editor.hideAll },
    { id: 'hive-review', label: 'Review before publishing', words: 'publish request differences checks', run: review },
  ];
}
