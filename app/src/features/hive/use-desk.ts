import { type HiveDraft, type HivePage, type HivePlace, rootOf } from '@portal/domain/hive';
import { newId, systemClock } from '@portal/portal-client';
import { createStore, usePortal, useScreenCommands } from '@portal/portal-client/react';
import { useEffect, useMemo, useState } from 'react';
import { copyWith } from './data/draft.ts';
import type { PageWork } from './data/use-pages.ts';
import { type EditorDocument, savedRevision } from './model/editor-document.ts';
import { createEditorWork } from './model/editor-work.ts';
import { refusals } from './model/refusals.ts';
import { notSaved } from './pages/on-draft.ts';
import { fetchParts, parts } from './parts.ts';
import type { CopiedComponents } from './tree/clipboard.ts';
import { type Asked, editorKeys, useStrayUndo } from './use-editor-keys.ts';

/** HIVE-05: one for all drafts, so that what was copied in one is pasted in another. */
export const clipboard = createStore<CopiedComponents | null>(null);

export interface DeskInput {
  page: HivePage;
  draft: HiveDraft;
  document: EditorDocument;
  editable: boolean;
  work: PageWork;
  onSelectDraft: (draft_id: number | null) => void;
  /** Opens the draft anew, as the server has it. */
  onReopen: () => void;
}

/** Which dialog is open, and where what it makes is to go. */
export type Dialogue = Asked | 'review' | 'versions';

/** An open draft's work, its dialogs, and what is done with the draft as a whole. */
export function useDesk({ page, draft, document, editable, work: pages, onSelectDraft, onReopen }: DeskInput) {
  const { transport, catalogue } = usePortal();
  const work = useMemo(() => createEditorWork({ document, clipboard, newKey: newId }), [document]);
  const [asked, setAsked] = useState<Dialogue | null>(null);
  const [at, setAt] = useState<HivePlace | null>(null);
  // HIVE-05: what is no more, also by the hands of others, leaves the selection to the page itself. Followed here and not by rendering:
  // a change of one component is no reason to draw the whole desk.
  useEffect(() => {
    const check = () => {
      const tree = document.tree.get();
      if (!tree.has(work.selected.get())) work.selected.set(rootOf(tree));
    };
    check();
    return document.tree.subscribe(check);
  }, [document, work]);
  useEffect(() => fetchParts(systemClock), []);

  const refuse = (message: string) => work.said.set({ ok: false, say: message });
  const ask = (what: Asked, place: HivePlace | null = null) => {
    if (!editable) return refuse(refusals.closed);
    setAt(place);
    setAsked(what);
  };
  const copyAll = async () => {
    const made = await copyWith(transport, { page_id: page.page_id, draft_id: draft.draft_id }, document.tree.get());
    pages.reload();
    if ('message' in made) return refuse(made.message);
    await document.discard();
    onSelectDraft(made.draft_id);
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
    // What is on the page is checked against it.
    void catalogue.load();
    if ((await savedRevision(document)) === null) return refuse(notSaved);
    setAsked('review');
  };
  const versions = async () => {
    // The server tells them: what was done last is among them when it has it.
    await document.flush();
    setAsked('versions');
  };

  useStrayUndo(work);
  useScreenCommands(async () => {
    const { hiveCommands } = await parts.commands();
    return hiveCommands({ work, editable, ask, review: () => void review() });
  });
  return {
    work,
    asked,
    at,
    ask,
    close: () => setAsked(null),
    keys: editorKeys(work, newId, ask),
    refuse,
    copyAll: () => void copyAll(),
    retry,
    discard: () => void discard(),
    review: () => void review(),
    versions: () => void versions(),
  };
}

export type DeskWork = ReturnType<typeof useDesk>;
