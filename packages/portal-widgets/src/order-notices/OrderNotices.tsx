import { Banner, Button } from '@portal/design-system';
import { commonMessages } from '../messages/common.ts';
import { orderNoticesMessages as messages } from '../messages/order-notices.ts';
import * as css from './OrderNotices.css.ts';

/** A message of the server about the whole order. */
export interface OrderNotice {
  readonly id: string;
  readonly message: string;
  /** Rows beyond the line limit (CART-13), offered for a second order. */
  readonly overflow?: readonly { readonly stock_code: string; readonly quantity?: number | undefined }[];
  /** QQ-02: the line limit that restores the lines that were removed to make room. Null if it would exceed the maximum. */
  readonly limitToRestore?: number | null;
}

export interface OrderNoticesProps {
  /** IMP-06: rows of a list that wait for a decision. */
  readonly leftRows: readonly string[];
  readonly notices: readonly OrderNotice[];
  /** CART-18: changes that the server refused, as text. */
  readonly refused: readonly { readonly id: string; readonly text: string }[];
  /** Whether sending some of them again can succeed. */
  readonly canRetry: boolean;
  readonly onReviewRows: (list: string) => void;
  readonly onLeaveOutRows: () => void;
  readonly onSecondOrder: (notice_id: string) => void;
  readonly onRestore: (limit: number) => void;
  readonly onDismiss: (notice_id: string) => void;
  readonly onRetryRefused: () => void;
  readonly onDismissRefused: () => void;
}

/** What the server refused, what exceeded the line limit, and what a list left undecided. */
export function OrderNotices(props: OrderNoticesProps) {
  const { leftRows, notices } = props;
  return (
    <div className={css.notices}>
      {leftRows.length > 0 ? <LeftRows {...props} /> : null}
      {notices.map((notice) => (
        <Notice key={notice.id} {...props} notice={notice} />
      ))}
      {props.refused.length > 0 ? <Refused {...props} /> : null}
    </div>
  );
}

function Notice({
  notice: { id, message, overflow = [], limitToRestore },
  onSecondOrder,
  onRestore,
  onDismiss,
}: OrderNoticesProps & { readonly notice: OrderNotice }) {
  const dismiss = () => onDismiss(id);
  if (overflow.length > 0) {
    return (
      <Banner
        tone="warning"
        role="alert"
        title={message}
        onDismiss={dismiss}
        actions={<Button onClick={() => onSecondOrder(id)}>{messages.secondOrder(overflow.length)}</Button>}
      >
        <span>
          {messages.notAdded(overflow.map((row) => `${row.stock_code}${row.quantity ? ` × ${row.quantity}` : ''}`))}
        </span>
      </Banner>
    );
  }
  if (limitToRestore === undefined) return <Banner tone="info" role="status" title={message} onDismiss={dismiss} />;
  return (
    <Banner
      role="status"
      title={message}
      onDismiss={dismiss}
      actions={
        limitToRestore === null ? null : (
          <Button onClick={() => onRestore(limitToRestore)}>{messages.bringBack(limitToRestore)}</Button>
        )
      }
    />
  );
}

/** Rows named in the notice; the review lists all. */
const namedRows = 5;

function LeftRows({ leftRows: rows, onReviewRows, onLeaveOutRows }: OrderNoticesProps) {
  return (
    <Banner
      tone="warning"
      role="status"
      title={messages.leftRows(rows.length)}
      actions={
        <>
          <Button onClick={() => onReviewRows(rows.join('\n'))}>{messages.reviewRows(rows.length)}</Button>
          <Button onClick={onLeaveOutRows}>{messages.leaveOutRows(rows.length)}</Button>
        </>
      }
    >
      <p>{messages.leftRowsStored(rows.length)}</p>
      <ul>
        {[...new Set(rows)].slice(0, namedRows).map((row) => (
          <li key={row}>{messages.leftRow(row)}</li>
        ))}
        {rows.length > namedRows ? <li>{messages.furtherRows(rows.length - namedRows)}</li> : null}
      </ul>
    </Banner>
  );
}

function Refused({ refused, canRetry, onRetryRefused, onDismissRefused }: OrderNoticesProps) {
  return (
    <Banner
      tone="critical"
      role="alert"
      title={messages.refused(refused.length)}
      actions={
        <>
          {canRetry ? <Button onClick={onRetryRefused}>{commonMessages.tryAgain}</Button> : null}
          <Button onClick={onDismissRefused}>{messages.dismissRefused}</Button>
        </>
      }
    >
      <ul>
        {refused.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {messages.refusedStored(refused.length)}
    </Banner>
  );
}
