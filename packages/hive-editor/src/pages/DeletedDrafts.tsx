import { Banner, Button } from '@portal/design-system';
import { type HivePage, pageLabel } from '@portal/domain/hive';
import { usePortal, useSession } from '@portal/portal-client/react';
import { useEffect, useState } from 'react';
import { copyStored, type DraftAt, readStored } from '../data/draft.ts';
import { draftStorageOf, storedDrafts } from '../data/draft-storage.ts';
import type { PageActions } from '../data/use-pages.ts';
import { draftMessages } from '../messages/drafts.ts';
import { savingMessages } from '../messages/saving.ts';
import { copiedWhole, writeClipboard } from '../tree/clipboard.ts';
import { clipboard } from '../use-draft-editor.ts';
import { deletedOf } from './page-selection.ts';

const messages = draftMessages.deleted;

/** Deleted drafts with unsaved work on this device, except the open one. */
function useDeletedDrafts(username: string, pages: readonly HivePage[] | null, open: number | null) {
  const [left, setLeft] = useState<readonly DraftAt[]>([]);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` checks again
  useEffect(() => {
    let isOver = false;
    void storedDrafts(username).then((stored) => {
      if (!isOver && pages) setLeft(deletedOf(pages, stored).filter((each) => each.draft_id !== open));
    });
    return () => {
      isOver = true;
    };
  }, [username, pages, open, attempt]);
  return { left, again: () => setAttempt((count) => count + 1) };
}

export interface DeletedDraftsProps {
  pageActions: PageActions;
  /** The open draft, which shows its own unsaved work. */
  open: number | null;
  onSelect: (page_id: number, draft_id: number) => void;
}

/** HIVE-15: unsaved work on a deleted draft can be copied or discarded. */
export function DeletedDrafts({ pageActions, open, onSelect }: DeletedDraftsProps) {
  const session = useSession();
  const username = session.status === 'signed_in' ? session.login.user_details.username : '';
  const { left, again } = useDeletedDrafts(username, pageActions.pages, open);
  return left.map((at) => (
    <DeletedDraft
      key={at.draft_id}
      at={at}
      page={pageActions.pages?.find((each) => each.page_id === at.page_id) ?? null}
      username={username}
      onCopied={(draft_id) => {
        pageActions.reload();
        onSelect(at.page_id, draft_id);
      }}
      onGone={again}
    />
  ));
}

interface DeletedDraftProps {
  at: DraftAt;
  page: HivePage | null;
  username: string;
  onCopied: (draft_id: number) => void;
  onGone: () => void;
}

function DeletedDraft({ at, page, username, onCopied, onGone }: DeletedDraftProps) {
  const { transport } = usePortal();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const copy = async () => {
    setBusy(true);
    const created = await copyStored(transport, at, draftStorageOf(username, at));
    setBusy(false);
    if ('message' in created) return setMessage(created.message);
    onGone();
    onCopied(created.draft_id);
  };
  /** HIVE-05: if the page is deleted too, the components can be pasted into another page. */
  const copyOut = async () => {
    const mine = await readStored(draftStorageOf(username, at));
    const copy = mine && copiedWhole(mine);
    if (!copy) return setMessage(savingMessages.storedCopyDeleted);
    clipboard.set(copy);
    writeClipboard(copy);
    setMessage(messages.componentsCopied);
  };
  const giveUp = async () => {
    const storage = draftStorageOf(username, at);
    // Reading takes over the work of closed tabs, so that it is cleared as well.
    await storage.read();
    await storage.clear();
    onGone();
  };
  return (
    <Banner
      tone="warning"
      role="status"
      title={messages.title(at.draft_id, page ? pageLabel(page) : messages.page)}
      actions={
        <>
          {page ? (
            <Button size="s" loading={busy} onClick={() => void copy()}>
              {savingMessages.copyWithChanges}
            </Button>
          ) : (
            <Button size="s" onClick={() => void copyOut()}>
              {messages.copyComponents}
            </Button>
          )}
          <Button size="s" kind="quiet" onClick={() => void giveUp()}>
            {savingMessages.discard}
          </Button>
        </>
      }
    >
      {message ?? messages.stored}
    </Banner>
  );
}
