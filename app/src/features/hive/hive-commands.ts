import { componentTypes, registry } from '@portal/hive-components/settings';
import type { ScreenCommand } from '@portal/portal-client/react';
import type { EditorWork } from './model/editor-work.ts';
import { refusals } from './model/refusals.ts';
import type { Asked } from './use-editor-keys.ts';

export interface HiveCommandWork {
  readonly work: EditorWork;
  readonly editable: boolean;
  readonly ask: (what: Asked) => void;
  readonly review: () => void;
}

/** HIVE-16: everything that the editor does, by name, with the key beside it. */
export function hiveCommands({ work, editable, ask, review }: HiveCommandWork): readonly ScreenCommand[] {
  const { steps, done } = work.document.history.get();
  const selected = work.selected.get();
  const isPage = work.document.tree.get().get(selected)?.parent === null;
  const closed = editable ? undefined : refusals.closed;
  const needs = (reason: string | undefined) => {
    const why = closed ?? reason;
    return why === undefined ? {} : { disabledReason: why };
  };
  const noPage = needs(isPage ? refusals.root : undefined);
  return [
    { id: 'hive-insert', label: 'Insert a component', keys: ['/'], ...needs(undefined), run: () => ask('insert') },
    {
      id: 'hive-insert-here',
      label: 'Insert beside what is selected',
      ...needs(undefined),
      choices: componentTypes
        .filter((name) => registry[name].listed)
        .map((name) => ({
          id: `hive-insert-${name}`,
          label: registry[name].label,
          words: registry[name].summary,
          run: () => work.insert(name),
        })),
    },
    {
      id: 'hive-undo',
      label: 'Undo',
      keys: ['Ctrl', 'Z'],
      ...needs(done === 0 ? refusals.undo : undefined),
      run: work.undo,
    },
    {
      id: 'hive-redo',
      label: 'Redo',
      keys: ['Ctrl', 'Y'],
      ...needs(done === steps.length ? refusals.redo : undefined),
      run: work.redo,
    },
    { id: 'hive-move', label: 'Move to a place', keys: ['Ctrl', 'M'], ...noPage, run: () => ask('move') },
    {
      id: 'hive-duplicate',
      label: 'Duplicate',
      keys: ['Ctrl', 'D'],
      ...noPage,
      run: () => work.duplicate(work.chosen()),
    },
    { id: 'hive-remove', label: 'Remove', keys: ['Delete'], ...noPage, run: () => work.remove(work.chosen()) },
    { id: 'hive-alone', label: 'Show alone', words: 'isolate', run: () => work.isolate(selected) },
    { id: 'hive-show-all', label: 'Show all', run: work.showAll },
    { id: 'hive-hide-all', label: 'Hide all', run: work.hideAll },
    { id: 'hive-review', label: 'Review before publishing', words: 'publish request differences checks', run: review },
  ];
}
