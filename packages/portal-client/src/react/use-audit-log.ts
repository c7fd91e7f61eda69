import { type AuditSearch, emptyAuditSearch } from '@portal/domain/administration';
import { useState } from 'react';
import { administrationMessages } from '../messages/administration.ts';
import { usePortal } from './portal.ts';
import { saveReply } from './save-file.ts';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';

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

/** Who did what: a search, page by page, and its export. */
export function useAuditLog() {
  const { messages } = usePortal();
  const [search, setSearch] = useState(emptyAuditSearch);
  /** The entries after which each page begins; the last is the current page's. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const filter = filterOf(search);
  const { data, error, reload } = useCall(
    'audit/search',
    { ...filter, before: pages.at(-1) ?? null },
    { keepPreviousData: true },
  );
  const exporting = useCallMutation('audit/export');
  const older = data?.next ?? null;
  return {
    entries: data?.entries ?? null,
    failed: error !== null,
    onRetry: reload,
    onSearch(next: AuditSearch) {
      setSearch(next);
      setPages([]);
    },
    onNewest: pages.length > 0 ? () => setPages([]) : undefined,
    onOlder: older === null ? undefined : () => setPages((before) => [...before, older]),
    isExporting: exporting.pending,
    async onExport() {
      const outcome = await exporting.send(filter);
      if (!outcome.ok) return messages.show(outcome.error.message, 'warning');
      saveReply(outcome.data.file);
      if (!outcome.data.complete) messages.show(administrationMessages.auditIncomplete);
    },
  };
}
