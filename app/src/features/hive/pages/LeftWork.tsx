import { Banner, Button } from '@portal/design-system';
import { type HivePage, pageLabel } from '@portal/domain/hive';
import { usePortal, useSession } from '@portal/portal-client/react';
import { useEffect, useState } from 'react';
import { copyKept, type DraftAt, readKept } from '../data/draft.ts';
import { draftsKept, keeperOf } from '../data/kept-drafts.ts';
import type { PageWork } from '../data/use-pages.ts';
import { copiedWhole, tellClipboard } from '../tree/clipboard.ts';
import { clipboard } from '../use-desk.ts';
import { deletedOf } from './chosen.ts';

/** Drafts that were deleted while something of them was kept here alone; not the one that is open. */
function useLeft(username: string, pages: readonly HivePage[] | null, open: number | null) {
  const [left, setLeft] = useState<readonly DraftAt[]>([]);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` looks once more
  useEffect(() => {
    let isOver = false;
    void draftsKept(username).then((kept) => {
      if (!isOver && pages) setLeft(deletedOf(pages, kept).filter((each) => each.draft_id !== open));
    });
    return () => {
      isOver = true;
    };
  }, [username, pages, open, attempt]);
  return { left, again: () => setAttempt((count) => count + 1) };
}

export interface LeftWorkProps {
  work: PageWork;
  /** The draft that is open, and shows its own work. */
  open: number | null;
  onSelect: (page_id: number, draft_id: number) => void;
}

/** HIVE-15: work on a draft that somebody deleted is not lost: it goes into a copy, or is given up. */
export function LeftWork({ work, open, onSelect }: LeftWorkProps) {
  const session = useSession();
  const username = session.status === 'signed_in' ? session.login.user_details.username : '';
  const { left, again } = useLeft(username, work.pages, open);
  return left.map((at) => (
    <LeftDraft
      key={at.draft_id}
      at={at}
      page={work.pages?.find((each) => each.page_id === at.page_id) ?? null}
      username={username}
      onCopied={(draft_id) => {
        work.reload();
        onSelect(at.page_id, draft_id);
      }}
      onGone={again}
    />
  ));
}

interface LeftDraftProps {
  at: DraftAt;
  page: HivePage | null;
  username: string;
  onCopied: (draft_id: number) => void;
  onGone: () => void;
}

function LeftDraft({ at, page, username, onCopied, onGone }: LeftDraftProps) {
  const { transport } = usePortal();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const copy = async () => {
    setBusy(true);
    const made = await copyKept(transport, at, keeperOf(username, at));
    setBusy(false);
    if ('message' in made) return setSaid(made.message);
    onGone();
    onCopied(made.draft_id);
  };
  /** HIVE-05: where there is no page to copy it into, it can still be pasted into any other. */
  const copyOut = async () => {
    const mine = await readKept(keeperOf(username, at));
    const copy = mine && copiedWhole(mine);
    if (!copy) return setSaid('Nothing is kept of it any more.');
    clipboard.set(copy);
    tellClipboard(copy);
    setSaid('Its components are copied. Paste them into a draft of another page, then give these up.');
  };
  const giveUp = async () => {
    const keeper = keeperOf(username, at);
    // What other tabs have left goes as well: it is what is told of here.
    await keeper.read();
    await keeper.clear();
    onGone();
  };
  return (
    <Banner
      tone="warning"
      role="status"
      title={`Draft ${at.draft_id} of ${page ? pageLabel(page) : 'a page that is gone'} was deleted, and you had not saved all of it.`}
      actions={
        <>
          {page ? (
            <Button size="s" loading={busy} onClick={() => void copy()}>
              Copy with my changes
            </Button>
          ) : (
            <Button size="s" onClick={() => void copyOut()}>
              Copy its components
            </Button>
          )}
          <Button size="s" kind="quiet" onClick={() => void giveUp()}>
            Give my changes up
          </Button>
        </>
      }
    >
      {said ?? 'Your work is kept on this device.'}
    </Banner>
  );
}
