import { Banner, Button } from '@portal/design-system';
import { type HivePage, pageLabel } from '@portal/domain/hive';
import { useEffect, useState } from 'react';
import { usePortal, useSession } from '../../../portal/portal.ts';
import { copyKept, type DraftAt } from '../data/draft.ts';
import { draftsKept, keeperOf } from '../data/kept-drafts.ts';
import type { PageWork } from '../data/use-pages.ts';
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
  const [problem, setProblem] = useState<string | null>(null);
  const copy = async () => {
    setBusy(true);
    const made = await copyKept(transport, at, keeperOf(username, at));
    setBusy(false);
    if ('message' in made) return setProblem(made.message);
    onGone();
    onCopied(made.draft_id);
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
          ) : null}
          <Button size="s" kind="quiet" onClick={() => void giveUp()}>
            Give my changes up
          </Button>
        </>
      }
    >
      {problem ?? 'Your work is kept on this device.'}
    </Banner>
  );
}
