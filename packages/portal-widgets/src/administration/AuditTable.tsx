import { type SpacingName, spacings, Table, tableColumnHelper } from '@portal/design-system';
import type { AuditEntry } from '@portal/domain/administration';
import type { ReactNode } from 'react';
import { administrationMessages } from '../messages/administration.ts';
import * as css from './administration.css.ts';
import { detailRows, detailText } from './audit-detail.ts';
import { exactTime } from './exact-time.ts';
import { Facts } from './Facts.tsx';

const { audit: messages } = administrationMessages;

/** The action in words; one without words by its name. */
const actionOf = ({ action }: AuditEntry): string =>
  (messages.actions as Readonly<Record<string, string>>)[action] ?? action;
const resultOf = ({ result }: AuditEntry): string =>
  (messages.results as Readonly<Record<string, string>>)[result] ?? result;

function whoOf({ user, acting, request_id }: AuditEntry): string {
  if (request_id === 'command') return messages.byCommand;
  if (request_id === 'job') return messages.byJob;
  if (acting !== null) return messages.actingAs(acting, user ?? messages.nobody);
  return user ?? messages.nobody;
}

/** The users whom the column of users names. */
const namedIn = ({ user, acting, request_id }: AuditEntry) =>
  request_id === 'command' || request_id === 'job' ? [] : [user, acting];

const column = tableColumnHelper<AuditEntry>();
const columns = column.columns([
  column.display({
    id: 'time',
    header: messages.columns.time,
    size: 172,
    meta: { headerClassName: css.firstHead, className: css.cell.firstQuiet, cardClassName: css.card.first },
    cell: ({ row }) => exactTime(row.original.at),
  }),
  column.display({
    id: 'user',
    header: messages.columns.user,
    size: 150,
    meta: { className: css.cell.strong, cardClassName: css.card.name },
    cell: ({ row }) => whoOf(row.original),
  }),
  column.display({
    id: 'action',
    header: messages.columns.action,
    size: 190,
    meta: { className: css.cell.plain, cardClassName: css.card.side },
    cell: ({ row }) => actionOf(row.original),
  }),
  column.display({
    id: 'result',
    header: messages.columns.result,
    size: 86,
    meta: { className: css.cell.plain, cardClassName: css.card.aside },
    cell: ({ row }) => resultOf(row.original),
  }),
  column.display({
    id: 'detail',
    header: messages.columns.detail,
    size: 220,
    meta: { grows: true, hideRank: 1, className: css.cell.quiet, cardClassName: css.card.second },
    cell: ({ row }) => detailText(row.original.detail, namedIn(row.original)),
  }),
]);

const card = {
  columns: 'minmax(0, 1fr) auto',
  areas: '"name side" "first aside" "second second"',
  height: () => 84,
} as const;
const rowId = ({ audit_id }: AuditEntry) => audit_id;

export interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly spacing: SpacingName;
  /** The `audit_id` of the entry whose details show. */
  readonly open: string | null;
  readonly onOpen: (auditId: string | null) => void;
  readonly empty: ReactNode;
}

/** Entries of the audit log; the open one with all its details below. */
export function AuditTable({ entries, spacing, open, onOpen, empty }: AuditTableProps) {
  const panel = (id: string) => {
    const entry = entries.find((each) => each.audit_id === id);
    if (!entry) return null;
    return (
      <section aria-label={messages.entry(actionOf(entry))} className={css.panel}>
        <Facts facts={[...detailRows(entry.detail), [messages.request, entry.request_id]]} />
      </section>
    );
  };
  return (
    <Table
      label={messages.label}
      columns={columns}
      data={entries}
      getRowId={rowId}
      rowName={actionOf}
      rowHeight={spacings[spacing].row}
      headHeight={spacings[spacing].headH}
      card={card}
      scroll="page"
      openRow={open}
      panel={panel}
      empty={empty}
      onOpen={(id) => onOpen(id === open ? null : id)}
    />
  );
}
