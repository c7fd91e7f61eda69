import type { HiveDraft, HivePage } from '@portal/domain/hive';
import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';
import type { PageActions } from './data/use-pages.ts';
import { useSelected, useTree } from './editor-context.ts';
import { InsertDialog } from './insert/InsertDialog.tsx';
import { MoveDialog } from './insert/MoveDialog.tsx';
import { insertMessages } from './messages/insert.ts';
import { treeMessages } from './messages/tree.ts';
import { labelOf } from './tree/places.ts';
import type { DraftEditorState } from './use-draft-editor.ts';

// Loaded on demand: both need the server anyway, unlike the dialogs for inserting and moving, which also work offline.
const ReviewDialog = lazyComponent(async () => (await import('./review/ReviewDialog.tsx')).ReviewDialog);
const VersionsDialog = lazyComponent(async () => (await import('./versions/VersionsDialog.tsx')).VersionsDialog);

export interface DraftDialogsProps {
  draftEditor: DraftEditorState;
  page: HivePage;
  draft: HiveDraft;
  mayPublish: boolean;
  pageActions: PageActions;
  onSelectDraft: (draft_id: number | null) => void;
  /** Selects the component that a finding is about. */
  onGoTo: (key: string) => void;
}

/** The open dialog of a draft. Subscribes to the tree only while one is open. */
export function DraftDialogs(props: DraftDialogsProps) {
  return props.draftEditor.dialog === null ? null : (
    <Suspense fallback={null}>
      <OpenDialog {...props} />
    </Suspense>
  );
}

function OpenDialog({ draftEditor, page, draft, mayPublish, pageActions, onSelectDraft, onGoTo }: DraftDialogsProps) {
  const { editor, dialog, at, close } = draftEditor;
  const tree = useTree();
  const node = tree.get(useSelected());
  const copied = editor.clipboard.get();
  const targets = editor.targets();
  switch (dialog) {
    case 'insert':
      return <InsertDialog at={at} onClose={close} />;
    case 'move':
      return node ? (
        <MoveDialog
          action="move"
          subject={targets.length > 1 ? treeMessages.components(targets.length) : labelOf(node)}
          onPlace={(to) => editor.move(targets, to)}
          onClose={close}
        />
      ) : null;
    case 'paste':
      return (
        <MoveDialog
          action="paste"
          subject={copied?.text.split('\n')[0] ?? insertMessages.pasted}
          onPlace={(to) => editor.paste(copied?.parts ?? [], to)}
          onClose={close}
        />
      );
    case 'versions':
      return node ? <VersionsDialog page={page} draft_id={draft.draft_id} node={node} onClose={close} /> : null;
    case 'review':
      return (
        <ReviewDialog
          page={page}
          draft={draft}
          tree={tree}
          mayPublish={mayPublish}
          pageActions={pageActions}
          onSelect={onSelectDraft}
          onGoTo={(key) => {
            onGoTo(key);
            close();
          }}
          onClose={close}
        />
      );
    case null:
      return null;
  }
}
