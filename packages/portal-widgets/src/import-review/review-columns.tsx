import { fixedColumn, StatusIcon, type StatusIconKind, type Tone, tableColumnHelper } from '@portal/design-system';
import type { ReviewRow } from '@portal/domain/import';
import { type Band, bands } from '@portal/domain/import';
import { importReviewMessages } from '../messages/import-review.ts';
import * as css from './ImportReview.css.ts';
import { useReview } from './review-context.ts';

const { cells: messages, columns: heads } = importReviewMessages;

const bandIcons: Readonly<Record<Band, readonly [StatusIconKind, Tone]>> = {
  sure: ['tick', 'positive'],
  check: ['half', 'warning'],
  choose: ['ring', 'warning'],
  unknown: ['barred', 'critical'],
};

interface CellProps {
  readonly row: ReviewRow;
}

function BandCell({ row }: CellProps) {
  if (row.left !== null) return <span className={css.faint}>{row.left}</span>;
  const isChosen = row.settled && row.picked !== null;
  const [kind, tone] = bandIcons[isChosen ? 'sure' : row.band];
  return (
    <>
      <StatusIcon kind={kind} size="stock" tone={tone} />
      <span className={css.band}>{isChosen ? messages.chosen : bands[row.band]}</span>
      <span className={css.reason}>{row.quantityWrong ?? row.reason}</span>
    </>
  );
}

function SourceCell({ row: { source, left } }: CellProps) {
  return (
    <span title={source} className={left === null ? undefined : css.struck}>
      {source}
    </span>
  );
}

function MatchCell({ row: { picked, candidates, left } }: CellProps) {
  if (!picked) {
    return (
      <span className={css.faint}>
        {candidates.length > 0 ? messages.chooseOne(candidates.length) : messages.nothingFound}
      </span>
    );
  }
  return (
    <span className={left === null ? undefined : css.struck}>
      <b className={css.code}>{picked.stock_code}</b> <span className={css.words}>{picked.description}</span>
    </span>
  );
}

function QuantityCell({ row }: CellProps) {
  const { onQuantity } = useReview();
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      tabIndex={-1}
      aria-label={messages.quantity(row.line)}
      aria-invalid={row.quantityWrong !== null}
      readOnly={row.left !== null}
      className={row.artificial ? css.filledQuantity : css.quantity}
      value={row.quantity}
      onChange={(event) => onQuantity(row.id, event.target.value)}
    />
  );
}

const column = tableColumnHelper<ReviewRow>();
const { cell, cardCell } = css;

/** The source text beside its match. */
export const reviewColumns = column.columns([
  column.display({
    id: 'line',
    header: heads.line,
    ...fixedColumn(44),
    meta: { align: 'end', className: cell.line, cardClassName: cardCell.line },
    cell: ({ row }) => row.original.line,
  }),
  column.display({
    id: 'source',
    header: heads.source,
    size: 190,
    meta: { grows: true, className: cell.source, cardClassName: cardCell.source },
    cell: ({ row }) => <SourceCell row={row.original} />,
  }),
  column.display({
    id: 'match',
    header: heads.match,
    size: 220,
    meta: { grows: true, className: cell.match, cardClassName: cardCell.match },
    cell: ({ row }) => <MatchCell row={row.original} />,
  }),
  column.display({
    id: 'quantity',
    header: heads.quantity,
    size: 88,
    meta: { align: 'end', className: cell.quantity, cardClassName: cardCell.quantity },
    cell: ({ row }) => <QuantityCell row={row.original} />,
  }),
  column.display({
    id: 'band',
    header: heads.band,
    size: 230,
    meta: { grows: true, className: cell.band, cardClassName: cardCell.band },
    cell: ({ row }) => <BandCell row={row.original} />,
  }),
]);

export const reviewCard = {
  columns: '36px minmax(0, 1fr) 96px',
  areas: '"line source qty" "line match match" "line band band"',
  height: () => 104,
} as const;
