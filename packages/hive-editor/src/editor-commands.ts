import type { ScreenCommand } from '@portal/domain/screen-command';
import { componentTypes, registry } from '@portal/hive-components/settings';
import { actionMessages as messages } from './messages/actions.ts';
import { disabledReasons } from './messages/disabled-reasons.ts';
import type { Editor } from './model/editor.ts';
import type { EditorDialog } from './use-editor-keys.ts';

export interface EditorCommandInput {
  readonly editor: Editor;
  /** Why the draft cannot be edited; undefined if it can. */
  readonly closed: string | undefined;
  readonly openDialog: (name: EditorDialog) => void;
  readonly review: () => void;
}

/** HIVE-16: commands of the editor for the command palette, with their shortcuts. */
export function editorCommands({ editor, closed, openDialog, review }: EditorCommandInput): readonly ScreenCommand[] {
  const { steps, done } = editor.document.history.get();
  const selected = editor.selected.get();
  const isPage = editor.document.tree.get().get(selected)?.parent === null;
  const needs = (reason: string | undefined) => {
    const why = closed ?? reason;
    return why === undefined ? {} : { disabledReason: why };
  };
  const noPage = needs(isPage ? disabledReasons.root : undefined);
  return [
    {
      id: 'hive-insert',
      label: messages.insertComponent,
      keys: ['/'],
      ...needs(undefined),
      run: () => openDialog('insert'),
    },
    {
      id: 'hive-insert-here',
      label: messages.insertBeside,
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
      label: messages.undo,
      keys: ['Ctrl', 'Z'],
      ...needs(done === 0 ? disabledReasons.undo : undefined),
      run: editor.undo,
    },
    {
      id: 'hive-redo',
      label: messages.redo,
      keys: ['Ctrl', 'Y'],
      ...needs(done === steps.length ? disabledReasons.redo : undefined),
      run: editor.redo,
    },
    { id: 'hive-move', label: messages.move, keys: ['Ctrl', 'M'], ...noPage, run: () => openDialog('move') },
    {
      id: 'hive-duplicate',
      label: messages.duplicate,
      keys: ['Ctrl', 'D'],
      ...noPage,
      run: () => editor.duplicate(editor.targets()),
    },
    {
      id: 'hive-remove',
      label: messages.remove,
      keys: ['Delete'],
      ...noPage,
      run: () => editor.remove(editor.targets()),
    },
    {
      id: 'hive-alone',
      label: messages.showAlone,
      words: messages.showAloneWords,
      run: () => editor.isolate(selected),
    },
    { id: 'hive-show-all', label: messages.showAll, run: editor.showAll },
    { id: 'hive-hide-all', label: messages.hideAll, run: editor.hideAll },
    { id: 'hive-review', label: messages.review, words: messages.reviewWords, run: review },
  ];
}
