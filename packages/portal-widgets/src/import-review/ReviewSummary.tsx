import { Button, StatusIcon } from '@portal/design-system';
import { type Band, bandCounts, bands, isUnchecked } from '@portal/domain/import';
import { importReviewMessages } from '../messages/import-review.ts';
import * as css from './ImportReview.css.ts';
import { type ImportReviewProps, isDoubtful } from './ImportReview.props.ts';

const messages = importReviewMessages.summary;
const order: readonly Band[] = ['sure', 'check', 'choose', 'unknown'];

export interface ReviewSummaryProps
  extends Pick<
    ImportReviewProps,
    'rows' | 'duplicates' | 'similar' | 'undoable' | 'onMerge' | 'onAcceptChecks' | 'onPickSimilar' | 'onUndo'
  > {
  readonly onNext: () => void;
}

/** How much of the list is matched with certainty, and a button to the next doubtful row. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { rows, duplicates, similar, undoable, onMerge, onAcceptChecks, onPickSimilar, onUndo, onNext } = props;
  const included = rows.filter((row) => row.left === null);
  const counts = bandCounts(included);
  const doubtful = included.filter(isDoubtful).length;
  const unchecked = included.filter((row) => isUnchecked(row) && row.quantityWrong === null).length;
  const leftOut = rows.length - included.length;
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
        {leftOut > 0 ? <span className={css.count}>{messages.leftOut(leftOut)}</span> : null}
        <span className={css.faint}>{doubtful === 0 ? messages.resolved : messages.toAnswer(doubtful)}</span>
      </p>
      <div className={css.answers}>
        {similar ? (
          <Button keyHint="E" onClick={onPickSimilar}>
            {messages.pickSimilar(similar.label, similar.ids.length)}
          </Button>
        ) : null}
        {undoable ? (
          <Button keyHint="Z" onClick={onUndo}>
            {messages.undo[undoable.choice](undoable.count)}
          </Button>
        ) : null}
        {duplicates > 0 ? (
          <Button keyHint="M" onClick={onMerge}>
            {messages.merge(duplicates)}
          </Button>
        ) : null}
        {unchecked > 0 ? (
          <Button keyHint="A" onClick={onAcceptChecks}>
            {messages.acceptChecks(unchecked)}
          </Button>
        ) : null}
        {doubtful > 0 ? (
          <Button keyHint="N" onClick={onNext}>
            <StatusIcon kind="half" size="stock" tone="warning" /> {messages.next}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
