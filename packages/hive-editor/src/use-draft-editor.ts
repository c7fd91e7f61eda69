import { type HiveDraft, type HivePage, rootOf } from '@portal/domain/hive';
import { newId } from '@portal/portal-client';
import { createStore, usePortal, useScreenCommands } from '@portal/portal-client/react';
import { useEffect, useMemo, useState } from 'react';
import { copyWith } from './data/draft.ts';
import type { PageActions } from './data/use-pages.ts';
import { editorCommands } from './editor-commands.ts';
import { actionMessages } from './messages/actions.ts';
import { savingMessages } from './messages/saving.ts';
import { createEditor } from './model/editor.ts';
import { type EditorDocument, savedRevision } from './model/editor-document.ts';
import type { CopiedComponents } from './tree/clipboard.ts';
import type { NamedPlace } from './tree/places.ts';
import { type EditorDialog, editorKeys, useGlobalUndo } from './use-editor-keys.ts';

/** HIVE-05: shared by all drafts, so that components copied in one can be pasted in another. */
export const clipboard = createStore<CopiedComponents | null>(null);

export interface DraftEditorInput {
  page: HivePage;
  draft: HiveDraft;
  document: EditorDocument;
  /** Why the draft cannot be edited; undefined if it can. */
  closed: string | undefined;
  pageActions: PageActions;
  onSelectDraft: (draft_id: number | null) => void;
  /** Reloads the draft from the server. */
  onReopen: () => void;
}

type DialogName = EditorDialog | 'review' | 'versions';

/** The editor of an open draft, its dialogs, and actions on the draft as a whole. */
export function useDraftEditor(input: DraftEditorInput) {
  const { page, draft, document, closed, pageActions, onSelectDraft, onReopen } = input;
  const { transport, catalogue } = usePortal();
  const editor = useMemo(() => createEditor({ document, clipboard, newKey: newId }), [document]);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [at, setAt] = useState(editor.nextPlace);
  // HIVE-05: when the selected component is removed, also by somebody else, the root is selected. A subscription and not a hook, so that
  // a change of one component does not render the whole editor.
  useEffect(() => {
    const check = () => {
      const tree = document.tree.get();
      if (!tree.has(editor.selected.get())) editor.selected.set(rootOf(tree));
    };
    check();
    return document.tree.subscribe(check);
  }, [document, editor]);

  const refuse = (message: string) => editor.notice.set({ ok: false, say: message });
  const openDialog = (name: EditorDialog, place?: NamedPlace['place']) => {
    if (closed !== undefined) return refuse(closed);
    // The move dialog is for components.
    if (name === 'move' && editor.targets().length === 0) return refuse(actionMessages.refused.emptyCell);
    setAt(place ?? editor.nextPlace());
    setDialog(name);
  };
  const copyAll = async () => {
    const created = await copyWith(transport, { page_id: page.page_id, draft_id: draft.draft_id }, document.tree.get());
    pageActions.reload();
    if ('message' in created) return refuse(created.message);
    await document.discard();
    onSelectDraft(created.draft_id);
  };
  const retry = () => {
    transport.tryAgain();
    void document.flush();
  };
  const discard = async () => {
    await document.discard();
    onReopen();
  };
  const review = async () => {
    // The review checks stock codes against the catalogue.
    void catalogue.load();
    if ((await savedRevision(document)) === null) return refuse(savingMessages.incomplete);
    setDialog('review');
  };
  const versions = async () => {
    // The list comes from the server, so the latest changes are saved first.
    await document.flush();
    setDialog('versions');
  };

  useGlobalUndo(editor);
  useScreenCommands(async () => editorCommands({ editor, closed, openDialog, review: () => void review() }));
  return {
    editor,
    dialog,
    at,
    openDialog,
    close: () => setDialog(null),
    keys: editorKeys(editor, newId, openDialog),
    refuse,
    copyAll: () => void copyAll(),
    retry,
    discard: () => void discard(),
    review: () => void review(),
    versions: () => void versions(),
  };
}

export type DraftEditorState = ReturnType<typeof useDraftEditor>;
