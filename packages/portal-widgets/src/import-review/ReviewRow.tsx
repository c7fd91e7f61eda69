import { GridBox, Mark, type MarkKind, type TableRowProps, type Tone } from '@portal/design-system';
import { type Band, bands } from '@portal/domain/import';
import { memo, type ReactNode } from 'react';
import * as css from './ImportReview.css.ts';
import { isDoubtful, type ReviewRow as Row } from './ImportReview.props.ts';
import type { ReviewColumn } from './review-columns.ts';
import { useReview } from './review-context.ts';

const marks: Readonly<Record<Band, readonly [MarkKind, Tone]>> = {
  sure: ['tick', 'positive'],
  check: ['half', 'warning'],
  choose: ['ring', 'warning'],
  unknown: ['barred', 'critical'],
};

function bandOf(row: Row): ReactNode {
  if (row.left !== null) return <span className={css.faint}>{row.left}</span>;
  const [kind, tone] = marks[row.settled && row.picked ? 'sure' : row.band];
  return (
    <>
      <Mark kind={kind} size="stock" tone={tone} />
      <span className={css.band}>{row.settled && row.picked ? 'Chosen' : bands[row.band]}</span>
      <span className={css.reason}>{row.quantityWrong ?? row.reason}</span>
    </>
  );
}

function matchOf({ picked, candidates }: Row): ReactNode {
  if (!picked) {
    return (
      <span className={css.faint}>
        {candidates.length > 0 ? `Choose one of ${candidates.length}` : 'Nothing found'}
      </span>
    );
  }
  return (
    <>
      <b className={css.code}>{picked.stock_code}</b> <span className={css.words}>{picked.description}</span>
    </>
  );
}

/** One row of the list: what was written beside what was made of it. */
export const ReviewRow = memo(function ReviewRow({ id, columns, small }: TableRowProps) {
  const { row: rowOf, onQuantity } = useReview();
  const row = rowOf(id);
  if (!row) return null;
  const left = row.left !== null;
  const content: Readonly<Record<ReviewColumn, () => ReactNode>> = {
    line: () => row.line,
    source: () => <span title={row.source}>{row.source}</span>,
    match: () => matchOf(row),
    quantity: () => (
      <input
        inputMode="numeric"
        autoComplete="off"
        tabIndex={-1}
        aria-label={`Quantity, row ${row.line}`}
        aria-invalid={row.quantityWrong !== null}
        readOnly={left}
        className={row.artificial ? css.filledQuantity : css.quantity}
        value={row.quantity}
        onChange={(event) => onQuantity(id, event.target.value)}
      />
    ),
    band: () => bandOf(row),
  };
  const classes = small ? css.cardCell : css.cell;
  return (
    <>
      {columns.map((column) => {
        const name = column as ReviewColumn;
        return (
          <GridBox
            key={name}
            role="gridcell"
            className={classes[name]}
            data-left={left}
            data-doubtful={isDoubtful(row)}
          >
            {content[name]()}
          </GridBox>
        );
      })}
    </>
  );
});
