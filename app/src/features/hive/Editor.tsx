import { EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@portal/design-system';
import { draftActions, type HiveDraft, type HivePage } from '@portal/domain/hive';
import { systemClock } from '@portal/portal-client';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Desk } from './Desk.tsx';
import { useDraft } from './data/use-draft.ts';
import { type PageWork, usePages } from './data/use-pages.ts';
import { useResources } from './data/use-resources.ts';
import * as css from './HiveScreen.css.ts';
import { type EditorDocument, holdsWork } from './model/editor-document.ts';
import { chosenOf, type OpenWork, stillOpen } from './pages/chosen.ts';
import { DraftBar, type DraftBarProps } from './pages/DraftBar.tsx';
import { LeftWork } from './pages/LeftWork.tsx';
import { PagesPanel } from './pages/PagesPanel.tsx';

/** The page and draft of the address (HIVE-03), and how another is chosen. */
function useChosen(pages: readonly HivePage[] | null) {
  const [params, setParams] = useSearchParams();
  const [cached] = useState(pages !== null);
  const choose = (page_id: number, draft_id?: number | null) =>
    setParams({ page: String(page_id), ...(draft_id ? { draft: String(draft_id) } : {}) });
  const [open, setOpen] = useState<OpenWork | null>(null);
  const address = params.toString();
  const chosen = stillOpen(pages, chosenOf(pages, params, cached), open, address);
  const { page, draft } = chosen;
  const onOpen = (document: EditorDocument | null) =>
    setOpen(document && page && draft ? { page, draft, address, holdsWork: () => holdsWork(document) } : null);
  return { ...chosen, choose, open, onOpen, address };
}

/** Milliseconds in which a draft is usually there: the page tree is not drawn to stand in its place for a moment. */
const moment = 300;

function usePassed(milliseconds: number): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => systemClock.after(milliseconds, () => setPassed(true)), [milliseconds]);
  return isPassed;
}

interface OpenProps {
  page: HivePage;
  draft: HiveDraft;
  mayPublish: boolean;
  work: PageWork;
  pagesPanel: React.ReactNode;
  onSelectDraft: (draft_id: number | null) => void;
  address: string;
  /** The document that shows; null where none does. */
  onOpen: (document: EditorDocument | null) => void;
}

function OpenDraft({ page, draft, mayPublish, work, pagesPanel, onSelectDraft, address, onOpen }: OpenProps) {
  const now = draftActions(draft, { mayPublish }).includes('edit');
  const [editable, setEditable] = useState(now);
  const { open, retry } = useDraft(draft, editable);
  const isLate = usePassed(moment);
  // A draft that somebody finalises under unsaved work stays open with it: the foot offers a copy.
  useEffect(() => {
    if (open.status !== 'ready' || !holdsWork(open.document)) setEditable(now);
  }, [now, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when another opens, or the same at another address
  useEffect(() => {
    onOpen(open.status === 'ready' ? open.document : null);
    // The list of pages is older than that; with it comes what was kept.
    if (open.status === 'gone') work.reload();
    return () => onOpen(null);
  }, [open, address]);
  const bar = (desk: Pick<DraftBarProps, 'onFlush' | 'onReview' | 'onRefused'>) => (
    <DraftBar
      page={page}
      draft_id={draft.draft_id}
      mayPublish={mayPublish}
      work={work}
      onSelect={onSelectDraft}
      {...desk}
    />
  );
  if (open.status === 'ready') {
    return (
      <Desk
        key={`${draft.draft_id} ${editable}`}
        page={page}
        draft={draft}
        document={open.document}
        editable={editable}
        mayPublish={mayPublish}
        work={work}
        pagesPanel={pagesPanel}
        bar={bar}
        onSelectDraft={onSelectDraft}
        onReopen={retry}
      />
    );
  }
  return (
    <div className={css.waiting}>
      <div className={css.side} data-shown>
        {isLate || open.status !== 'loading' ? pagesPanel : null}
      </div>
      <div className={css.middle} data-shown>
        {open.status === 'loading' ? <Skeleton width="full" /> : null}
        {open.status === 'failed' ? (
          <ErrorState title="The draft did not arrive." onRetry={retry}>
            <p>What was not saved is kept on this device.</p>
          </ErrorState>
        ) : null}
        {open.status === 'gone' ? <EmptyState title="This draft was deleted. Choose another page or draft." /> : null}
      </div>
    </div>
  );
}

/** The page tree, and the draft that is open. */
export function Editor({ mayPublish }: { mayPublish: boolean }) {
  const work = usePages({ mayPublish });
  // Beside the pages: a draft that shows before they are here would be rendered once more with them.
  useResources();
  const { page, draft, choose, open, onOpen, address } = useChosen(work.pages);
  const [refused, setRefused] = useState<string | null>(null);
  const pagesPanel = (
    <PagesPanel work={work} selected={page?.page_id ?? null} onSelect={choose} onRefused={setRefused} />
  );
  const selectDraft = (draft_id: number | null) => page && choose(page.page_id, draft_id);
  return (
    <main className={css.screen}>
      {/* To the eye the bar of the draft says it. */}
      <VisuallyHidden>
        <h1>Pages of the site</h1>
      </VisuallyHidden>
      {refused ? (
        <p role="alert" className={css.refused}>
          {refused}
        </p>
      ) : null}
      <LeftWork work={work} open={open?.draft.draft_id ?? null} onSelect={choose} />
      {page && draft ? (
        <OpenDraft
          key={draft.draft_id}
          {...{ page, draft, mayPublish, work, pagesPanel }}
          onSelectDraft={selectDraft}
          address={address}
          onOpen={onOpen}
        />
      ) : (
        <div className={css.waiting}>
          <div className={css.side} data-shown>
            {pagesPanel}
          </div>
          <div className={css.middle} data-shown>
            {page ? (
              <EmptyState
                title="This page has no draft yet."
                action={
                  <DraftBar
                    page={page}
                    draft_id={null}
                    mayPublish={mayPublish}
                    work={work}
                    onFlush={async () => null}
                    onSelect={selectDraft}
                    onReview={() => {}}
                    onRefused={setRefused}
                  />
                }
              />
            ) : (
              <EmptyState title="Choose a page to edit it." />
            )}
          </div>
        </div>
      )}
    </main>
  );
}
