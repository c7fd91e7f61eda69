import { Button, Mark } from '@portal/design-system';
import { type Band, bandCounts, bands } from '@portal/domain/import';
import * as css from './ImportReview.css.ts';
import { type ImportReviewProps, isDoubtful } from './ImportReview.props.ts';

const order: readonly Band[] = ['sure', 'check', 'choose', 'unknown'];

export interface ReviewSummaryProps extends Pick<ImportReviewProps, 'rows' | 'duplicates' | 'onMerge'> {
  readonly onNext: () => void;
}

/** How much of the list is certain, and the way to what is not. */
export function ReviewSummary({ rows, duplicates, onMerge, onNext }: ReviewSummaryProps) {
  const counts = bandCounts(rows);
  const doubtful = rows.filter(isDoubtful).length;
  return (
    <div className={css.summary}>
      <p role="status" className={css.counts}>
        {order
          .filter((band) => counts[band] > 0)
          .map((band) => (
            <span key={band} className={css.count}>
              {counts[band]} {bands[band].toLowerCase()}
            </span>
          ))}
        <span className={css.faint}>{doubtful === 0 ? 'Nothing left to answer' : `${doubtful} to answer`}</span>
      </p>
      {duplicates > 0 ? (
        <Button keyHint="M" onClick={onMerge}>
          Merge {duplicates} duplicate {duplicates === 1 ? 'row' : 'rows'}
        </Button>
      ) : null}
      {doubtful > 0 ? (
        <Button keyHint="N" onClick={onNext}>
          <Mark kind="half" size="stock" tone="warning" /> Next to answer
        </Button>
      ) : null}
    </div>
  );
}
