import { lazyComponent } from '@portal/portal-client/react';
import { Suspense } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import type { PageDeletion } from './use-page-deletion.ts';

const PageDialog = lazyComponent(async () => (await import('./PageDialog.tsx')).PageDialog);
const DeletePageDialog = lazyComponent(async () => (await import('./DeletePageDialog.tsx')).DeletePageDialog);
const DeletedPagesDialog = lazyComponent(async () => (await import('./DeletedPagesDialog.tsx')).DeletedPagesDialog);
const RedirectsDialog = lazyComponent(async () => (await import('./RedirectsDialog.tsx')).RedirectsDialog);
const UnpublishDialog = lazyComponent(async () => (await import('./UnpublishDialog.tsx')).UnpublishDialog);
const NewPageDialog = lazyComponent(async () => (await import('./NewPageDialog.tsx')).NewPageDialog);

/** The dialog about pages that is open. */
export type OpenPageDialog =
  | { readonly kind: 'page' | 'delete' | 'copy' | 'unpublish'; readonly page_id: number }
  | { readonly kind: 'deleted' | 'redirects' }
  | { readonly kind: 'new'; readonly parent: number | null };

export interface PageDialogsProps {
  open: OpenPageDialog | null;
  onOpen: (dialog: OpenPageDialog | null) => void;
  pageActions: PageActions;
  deletion: PageDeletion;
  onSelect: (page_id: number, draft_id?: number) => void;
}

/** The dialogs that the page tree and the command palette open. */
export function PageDialogs({ open, onOpen, pageActions, deletion, onSelect }: PageDialogsProps) {
  const { pages } = pageActions;
  if (!pages) return null;
  const page = open && 'page_id' in open ? pages.find((each) => each.page_id === open.page_id) : undefined;
  return (
    <Suspense fallback={null}>
      {page && open?.kind === 'page' ? (
        <PageDialog
          key={page.page_id}
          page={page}
          pageActions={pageActions}
          onDelete={() => onOpen({ kind: 'delete', page_id: page.page_id })}
          onUnpublish={() => onOpen({ kind: 'unpublish', page_id: page.page_id })}
          onClose={() => onOpen(null)}
        />
      ) : null}
      {page && open?.kind === 'delete' ? (
        <DeletePageDialog
          page={page}
          pageActions={pageActions}
          onDeleted={() => {
            onOpen(null);
            deletion.deleted(page);
          }}
          onClose={() => onOpen(null)}
        />
      ) : null}
      {page && open?.kind === 'unpublish' ? (
        <UnpublishDialog page={page} pageActions={pageActions} onClose={() => onOpen(null)} />
      ) : null}
      {page && open?.kind === 'copy' ? (
        <NewPageDialog
          parent={page.parent}
          copied={page}
          pageActions={pageActions}
          onMade={onSelect}
          onClose={() => onOpen(null)}
        />
      ) : null}
      {open?.kind === 'redirects' ? (
        <RedirectsDialog pages={pages} mayChange={pageActions.mayPublish} onClose={() => onOpen(null)} />
      ) : null}
      {open?.kind === 'deleted' ? (
        <DeletedPagesDialog pageActions={pageActions} onRestore={deletion.restore} onClose={() => onOpen(null)} />
      ) : null}
      {open?.kind === 'new' ? (
        <NewPageDialog parent={open.parent} pageActions={pageActions} onMade={onSelect} onClose={() => onOpen(null)} />
      ) : null}
    </Suspense>
  );
}
