import type { HiveTree } from '@portal/domain/hive';
import { createStore } from '@portal/portal-client/react';
import { type ReactNode, useMemo } from 'react';
import { EditorContext } from '../editor-context.ts';
import { createEditor, type Editor } from '../model/editor.ts';
import { StatusBar } from '../StatusBar.tsx';
import { draftTree } from './draft-document.ts';
import { fakeServer, openDocument } from './editor-fixture.ts';

const nothing = () => {};

function openEditor(tree: HiveTree, prepare: (editor: Editor) => void): Editor {
  let count = 0;
  const editor = createEditor({
    document: openDocument(fakeServer(tree)),
    clipboard: createStore(null),
    newKey: () => {
      count += 1;
      return `n${count}`;
    },
  });
  prepare(editor);
  return editor;
}

export interface OpenEditorProps {
  tree?: HiveTree;
  /** Runs once, before the first render: selects or changes something. */
  prepare?: (editor: Editor) => void;
  children: ReactNode;
}

/** For stories of panels: an editor with an open draft in memory, and its status bar. */
export function OpenEditor({ tree = draftTree, prepare = nothing, children }: OpenEditorProps) {
  const editor = useMemo(() => openEditor(tree, prepare), [tree, prepare]);
  return (
    <EditorContext value={editor}>
      <main>
        {children}
        <StatusBar onRetry={nothing} onCopy={nothing} onDiscard={nothing} />
      </main>
    </EditorContext>
  );
}
