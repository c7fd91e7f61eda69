import { Banner, Button, Dialog, EmptyState, ErrorState, Skeleton } from '@portal/design-system';
import { shortDate } from '@portal/domain/format';
import type { HiveDeletedPage } from '@portal/domain/hive';
import { useCall } from '@portal/portal-client/react';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { useStaffNames } from '../data/use-staff-names.ts';
import { deletedPagesMessages } from '../messages/deleted-pages.ts';
import * as css from './PagesPanel.css.ts';

const messages = deletedPagesMessages.list;

export interface DeletedPagesDialogProps {
  pageActions: PageActions;
  /** Restores a page. Returns a message on failure, null on success. */
  onRestore: (page_id: number) => Promise<string | null>;
  onClose: () => void;
}

/** HIVE-01: the pages deleted within 30 days, to be restored. */
export function DeletedPagesDialog({ pageActions, onRestore, onClose }: DeletedPagesDialogProps) {
  const { data, error, reload } = useCall('pages/get-deleted', {}, { dedupingInterval: 0 });
  const [busy, setBusy] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const restore = async (page_id: number) => {
    setBusy(page_id);
    const failure = await onRestore(page_id);
    setBusy(null);
    setProblem(failure);
    if (failure === null) onClose();
  };
  return (
    <Dialog title={messages.title} description={messages.description} open onOpenChange={onClose} size="m">
      {problem ? <Banner tone="critical" role="alert" title={problem} /> : null}
      {error ? <ErrorState title={messages.loadFailed} onRetry={reload} /> : null}
      {!data && !error ? <Skeleton width="full" /> : null}
      {data?.pages.length === 0 ? <EmptyState title={messages.empty} /> : null}
      {data && data.pages.length > 0 ? (
        <ul className={css.list} aria-label={messages.label}>
          {data.pages.map((page) => (
            <DeletedPage
              key={page.page_id}
              page={page}
              mayRestore={pageActions.mayPublish || !page.published}
              busy={busy === page.page_id}
              onRestore={() => void restore(page.page_id)}
            />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

interface DeletedPageProps {
  page: HiveDeletedPage;
  mayRestore: boolean;
  busy: boolean;
  onRestore: () => void;
}

function DeletedPage({ page, mayRestore, busy, onRestore }: DeletedPageProps) {
  const nameOf = useStaffNames();
  const { label, uri_path, deleted, deleted_by, removed_from, published } = page;
  return (
    <li className={css.item}>
      <div className={css.itemWords}>
        <strong>{label}</strong> {label === uri_path ? null : <span className={css.note}>{uri_path}</span>}
        <p className={css.note}>
          {messages.deleted(shortDate(deleted), deleted_by === null ? null : nameOf(deleted_by))},{' '}
          {messages.until(shortDate(removed_from))}
        </p>
        {published ? <p className={css.note}>{messages.wasLive}</p> : null}
      </div>
      <Button
        size="s"
        loading={busy}
        reason={mayRestore ? undefined : messages.onlyMarketing}
        aria-label={messages.restoreNamed(label)}
        onClick={onRestore}
      >
        {messages.restore}
      </Button>
    </li>
  );
}
