import { EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@portal/design-system';
import { draftActions, type HiveDraft, type HivePage, pageLabel } from '@portal/domain/hive';
import { systemClock } from '@portal/portal-client';
import { useScreenCommands } from '@portal/portal-client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { DraftEditor } from './DraftEditor.tsx';
import { useDraft } from './data/use-draft.ts';
import { usePageEvents } from './data/use-page-events.ts';
import { type PageActions, usePages } from './data/use-pages.ts';
import { useResources } from './data/use-resources.ts';
import * as css from './HiveEditor.css.ts';
import { editorMessages as messages } from './messages/editor.ts';
import { type EditorDocument, hasUnsavedWork } from './model/editor-document.ts';
import { DeletedDrafts } from './pages/DeletedDrafts.tsx';
import { DeletionOutcome } from './pages/DeletionOutcome.tsx';
import { DraftBar, type DraftBarProps } from './pages/DraftBar.tsx';
import { type OpenPageDialog, PageDialogs } from './pages/PageDialogs.tsx';
import { PagesPanel } from './pages/PagesPanel.tsx';
import { pageCommands } from './pages/page-commands.ts';
import { keepUnsavedOpen, type OpenDraftState, selectionOf } from './pages/page-selection.ts';
import { usePageDeletion } from './pages/use-page-deletion.ts';

/** HIVE-03: the page and draft in the address, and functions to open another. */
function usePageSelection(pages: readonly HivePage[] | null, { params, onParamsChange }: HiveEditorProps) {
  const [cached] = useState(pages !== null);
  const select = (page_id: number, draft_id?: number | null) =>
    onParamsChange({ page: String(page_id), ...(draft_id ? { draft: String(draft_id) } : {}) });
  const [open, setOpen] = useState<OpenDraftState | null>(null);
  const address = params.toString();
  const selection = keepUnsavedOpen(pages, selectionOf(pages, params, cached), open, address);
  const { page, draft } = selection;
  const onOpen = (document: EditorDocument | null) =>
    setOpen(
      document && page && draft ? { page, draft, address, hasUnsavedWork: () => hasUnsavedWork(document) } : null,
    );
  return { ...selection, select, open, onOpen, address };
}

/** Milliseconds in which a draft usually loads. The page tree does not appear in its place before that, to avoid a flash. */
const usualLoad = 300;

function useDelay(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => systemClock.after(milliseconds, () => setOver(true)), [milliseconds]);
  return isOver;
}

interface OpenDraftProps {
  page: HivePage;
  draft: HiveDraft;
  mayPublish: boolean;
  pageActions: PageActions;
  pagesPanel: ReactNode;
  onSelectDraft: (draft_id: number | null) => void;
  address: string;
  /** Reports the document that is open; null if none is. */
  onOpen: (document: EditorDocument | null) => void;
}

function OpenDraft({
  page,
  draft,
  mayPublish,
  pageActions,
  pagesPanel,
  onSelectDraft,
  address,
  onOpen,
}: OpenDraftProps) {
  const isEditable = draftActions(draft, { mayPublish }).includes('edit');
  const [editable, setEditable] = useState(isEditable);
  const { open, retry } = useDraft(draft, editable);
  const isLate = useDelay(usualLoad);
  // A draft that somebody else finalises while it has unsaved work stays open; the status bar offers a copy.
  useEffect(() => {
    if (open.status !== 'ready' || !hasUnsavedWork(open.document)) setEditable(isEditable);
  }, [isEditable, open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports when another draft opens, or the same at another address
  useEffect(() => {
    onOpen(open.status === 'ready' ? open.document : null);
    // The cached list of pages still has the deleted draft. Reloading it also shows unsaved work of that draft.
    if (open.status === 'gone') pageActions.reload();
    return () => onOpen(null);
  }, [open, address]);
  const bar = (handlers: Pick<DraftBarProps, 'onFlush' | 'onReview' | 'onRefused'>) => (
    <DraftBar
      page={page}
      draft_id={draft.draft_id}
      mayPublish={mayPublish}
      pageActions={pageActions}
      onSelect={onSelectDraft}
      {...handlers}
    />
  );
  if (open.status === 'ready') {
    return (
      <DraftEditor
        key={`${draft.draft_id} ${editable}`}
        page={page}
        draft={draft}
        document={open.document}
        editable={editable}
        mayPublish={mayPublish}
        pageActions={pageActions}
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
          <ErrorState title={messages.loadFailed} onRetry={retry}>
            <p>{messages.loadFailedHint}</p>
          </ErrorState>
        ) : null}
        {open.status === 'gone' ? <EmptyState title={messages.deleted} /> : null}
      </div>
    </div>
  );
}

export interface HiveEditorProps {
  mayPublish: boolean;
  /** `page` and `draft`, or `uri`: what is open (HIVE-03). */
  params: URLSearchParams;
  onParamsChange: (params: Record<string, string>) => void;
  /** Called with the label of the open page; null while none is open. */
  onPageChange: (label: string | null) => void;
}

/** The page builder: the page tree and the open draft. */
export function HiveEditor(props: HiveEditorProps) {
  const { mayPublish } = props;
  const pageActions = usePages({ mayPublish });
  usePageEvents();
  // Loaded together with the pages, so that the draft is not rendered again when they arrive.
  useResources();
  const { page, draft, select, open, onOpen, address } = usePageSelection(pageActions.pages, props);
  const label = page && pageLabel(page);
  const { onPageChange } = props;
  useEffect(() => onPageChange(label), [label, onPageChange]);
  const [refused, setRefused] = useState<string | null>(null);
  const deletion = usePageDeletion(pageActions, select);
  const [dialog, setDialog] = useState<OpenPageDialog | null>(null);
  useScreenCommands(async () => pageCommands(page, setDialog));
  const pagesPanel = (
    <PagesPanel
      pageActions={pageActions}
      selected={page?.page_id ?? null}
      onSelect={select}
      onOpen={setDialog}
      onRefused={setRefused}
    />
  );
  const selectDraft = (draft_id: number | null) => page && select(page.page_id, draft_id);
  return (
    // Takes the focus when a dialog closes and the button that opened it is gone, such as that of a published draft's bar.
    <main className={css.screen} tabIndex={-1}>
      {/* Visible headings would repeat the draft bar. */}
      <VisuallyHidden>
        <h1>{messages.title}</h1>
      </VisuallyHidden>
      {refused ? (
        <p role="alert" className={css.refused}>
          {refused}
        </p>
      ) : null}
      <DeletionOutcome deletion={deletion} onRefused={setRefused} />
      <PageDialogs open={dialog} onOpen={setDialog} {...{ pageActions, deletion }} onSelect={select} />
      <DeletedDrafts pageActions={pageActions} open={open?.draft.draft_id ?? null} onSelect={select} />
      {page && draft ? (
        <OpenDraft
          key={draft.draft_id}
          {...{ page, draft, mayPublish, pageActions, pagesPanel }}
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
                title={messages.noDraft}
                action={
                  <DraftBar
                    page={page}
                    draft_id={null}
                    mayPublish={mayPublish}
                    pageActions={pageActions}
                    onFlush={async () => null}
                    onSelect={selectDraft}
                    onReview={() => {}}
                    onRefused={setRefused}
                  />
                }
              />
            ) : (
              <EmptyState title={messages.choosePage} />
            )}
          </div>
        </div>
      )}
    </main>
  );
}
