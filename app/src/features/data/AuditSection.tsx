import { Button, EmptyState, ErrorState, Heading, Skeleton } from '@portal/design-system';
import { Download } from '@portal/design-system/icons';
import { saveReply, useCall, useCallMutation, usePortal } from '@portal/portal-client/react';
import { AuditFilter, type AuditSearch, AuditTable } from '@portal/portal-widgets';
import { useState } from 'react';
import { useSpacing } from '../../look/use-look.ts';
import { administrationMessages } from '../../messages/administration.ts';
import * as css from './DataScreen.css.ts';

const { audit: messages } = administrationMessages;
const everything: AuditSearch = { user: '', action: '', account: '', text: '', from: null, until: null };

/** The beginning of a day here, or of the day after, for the server's clock. */
function startOf(day: string | null, daysLater: 0 | 1): string | null {
  if (day === null) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
const filterOf = ({ from, until, ...search }: AuditSearch) => ({
  ...search,
  from: startOf(from, 0),
  until: startOf(until, 1),
});

/** Who did what: search, page by page, and export. */
export function AuditSection() {
  const { messages: notices } = usePortal();
  const spacing = useSpacing();
  const [search, setSearch] = useState(everything);
  /** The entries after which each page begins; the last is the current page's. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string | null>(null);
  const filter = filterOf(search);
  const { data, error, reload } = useCall(
    'audit/search',
    { ...filter, before: pages.at(-1) ?? null },
    { keepPreviousData: true },
  );
  const exporting = useCallMutation('audit/export');
  const save = async () => {
    const outcome = await exporting.send(filter);
    if (!outcome.ok) return notices.show(outcome.error.message, 'warning');
    saveReply(outcome.data.file);
    if (!outcome.data.complete) notices.show(messages.incomplete);
  };
  const older = data?.next ?? null;
  return (
    <>
      <div className={css.bar}>
        <Heading level={1}>{messages.title}</Heading>
        <span className={css.atEnd}>
          <Button kind="quiet" icon={Download} loading={exporting.pending} onClick={() => void save()}>
            {messages.export}
          </Button>
        </span>
      </div>
      <AuditFilter
        start={everything}
        onSearch={(next) => {
          setSearch(next);
          setPages([]);
          setOpen(null);
        }}
      />
      {data ? (
        <AuditTable
          entries={data.entries}
          spacing={spacing}
          open={open}
          onOpen={setOpen}
          empty={<EmptyState title={messages.none}>{messages.noneHint}</EmptyState>}
        />
      ) : error ? (
        <ErrorState title={messages.loadFailed} onRetry={reload} />
      ) : (
        <Skeleton width="full" />
      )}
      {pages.length > 0 || older !== null ? (
        <nav aria-label={messages.pages} className={css.pages}>
          {pages.length > 0 ? <Button onClick={() => setPages([])}>{messages.newest}</Button> : null}
          {older === null ? null : (
            <Button onClick={() => setPages((before) => [...before, older])}>{messages.older}</Button>
          )}
        </nav>
      ) : null}
    </>
  );
}
