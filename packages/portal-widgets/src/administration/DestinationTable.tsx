import { type SpacingName, StatusIcon, spacings, Table, tableColumnHelper } from '@portal/design-system';
import type { DestinationRow } from '@portal/domain/administration';
import { relativeTime } from '@portal/domain/format';
import type { ReactNode } from 'react';
import { administrationMessages } from '../messages/administration.ts';
import * as css from './administration.css.ts';

const { destinations: messages } = administrationMessages;
const count = new Intl.NumberFormat('en-AU');
const ago = (time: string | null) => (time === null ? messages.none : relativeTime(time, new Date().toISOString()));

const kindOf = ({ kind }: DestinationRow) => (kind === null ? messages.removed : messages.kinds[kind]);

function Dead({ destination: { dead } }: { destination: DestinationRow }) {
  if (dead === 0) return <span className={css.zero}>{count.format(dead)}</span>;
  return (
    <span className={css.state}>
      <StatusIcon kind="alert" size="stock" tone="warning" />
      <b className={css.stateWords}>{count.format(dead)}</b>
    </span>
  );
}

const column = tableColumnHelper<DestinationRow>();
const columns = column.columns([
  column.display({
    id: 'name',
    header: messages.columns.name,
    size: 170,
    meta: { headerClassName: css.firstHead, className: css.cell.first, cardClassName: css.card.name },
    cell: ({ row: { original } }) => (
      <>
        {original.name} <span className={css.faint}>{kindOf(original)}</span>
      </>
    ),
  }),
  column.display({
    id: 'target',
    header: messages.columns.target,
    size: 180,
    meta: { grows: true, hideRank: 2, className: css.cell.quiet, cardClassName: css.card.first },
    cell: ({ row }) => <span title={row.original.target}>{row.original.target}</span>,
  }),
  column.display({
    id: 'waiting',
    header: messages.columns.waiting,
    size: 84,
    meta: { align: 'end', className: css.cell.figure },
    cell: ({ row }) => count.format(row.original.waiting),
  }),
  column.display({
    id: 'dead',
    header: messages.columns.dead,
    size: 112,
    meta: { align: 'end', className: css.cell.figure, cardClassName: css.card.side },
    cell: ({ row }) => <Dead destination={row.original} />,
  }),
  column.display({
    id: 'delivered',
    header: messages.columns.delivered,
    size: 96,
    meta: { align: 'end', hideRank: 1, className: css.cell.figure },
    cell: ({ row }) => count.format(row.original.delivered),
  }),
  column.display({
    id: 'oldest',
    header: messages.columns.oldest,
    size: 120,
    meta: { hideRank: 3, headerClassName: css.afterFigureHead, className: css.cell.afterFigure },
    cell: ({ row }) => ago(row.original.oldest),
  }),
  column.display({
    id: 'last',
    header: messages.columns.last,
    size: 120,
    meta: { hideRank: 4, className: css.cell.quiet },
    cell: ({ row }) => ago(row.original.last_delivered),
  }),
  column.display({
    id: 'answer',
    header: messages.columns.answer,
    size: 180,
    meta: {
      grows: true,
      headerClassName: css.afterFigureHead,
      className: css.cell.afterFigure,
      cardClassName: css.card.second,
    },
    cell: ({ row: { original } }) => (
      <span title={original.answer ?? undefined}>{original.answer ?? messages.none}</span>
    ),
  }),
]);

const card = {
  columns: 'minmax(0, 1fr) auto',
  areas: '"name side" "first first" "second second"',
  height: () => 84,
} as const;
const rowId = ({ name }: DestinationRow) => name;

export interface DestinationTableProps {
  readonly destinations: readonly DestinationRow[];
  readonly spacing: SpacingName;
  /** The name of the destination whose panel shows. */
  readonly open: string | null;
  readonly onOpen: (name: string | null) => void;
  readonly panel: (name: string) => ReactNode;
  readonly empty: ReactNode;
}

/** Destinations of orders with their queues and last responses. */
export function DestinationTable({ destinations, spacing, open, onOpen, panel, empty }: DestinationTableProps) {
  return (
    <Table
      label={messages.label}
      columns={columns}
      data={destinations}
      getRowId={rowId}
      rowName={rowId}
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
