import { Banner, Button } from '@portal/design-system';
import { maximumLines } from '@portal/domain/cart';
import type { CartDocument, CartNotice } from '@portal/portal-client';
import { settleLeftRows, useLeftRows, useOrders, usePortal, usePreference } from '@portal/portal-client/react';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '../../messages/common.ts';
import { orderNoticesMessages } from '../../messages/order-notices.ts';
import { LeftTyping } from './LeftTyping.tsx';
import { canSucceed, cartOf, refusedWords } from './line/refused-words.ts';
import type { NoticesProps } from './Notices.tsx';
import * as css from './OrderEditor.css.ts';
import { useStatusPart } from './use-document.ts';

/** CART-13: lists the rows beyond the line limit and offers a second order for them. */
function Overflow({ document, notice }: { document: CartDocument; notice: CartNotice }) {
  const orders = useOrders();
  const navigate = useNavigate();
  const rows = notice.overflow ?? [];
  const second = async () => {
    const other = await orders.create(document.getHeader()?.tabtype ?? 'order');
    if (!other) return;
    const result = other.addLines(rows);
    if (result.ok) document.dismissCartNotice(notice.id);
    navigate(`/orders/${other.cartId}`);
  };
  return (
    <Banner
      tone="warning"
      role="alert"
      title={notice.message}
      onDismiss={() => document.dismissCartNotice(notice.id)}
      actions={<Button onClick={() => void second()}>{orderNoticesMessages.secondOrder(rows.length)}</Button>}
    >
      <span>
        {orderNoticesMessages.notAdded(
          rows.map((row) => `${row.stock_code}${row.quantity ? ` × ${row.quantity}` : ''}`),
        )}
      </span>
    </Banner>
  );
}

/** QQ-02: one notice for all lines removed to make room. The server enforces the limit too, so restoring them raises the limit first. */
function MadeRoom({ document, notice }: { document: CartDocument; notice: CartNotice }) {
  const { preferences } = usePortal();
  const wanted = usePreference('quickQuoteLineLimit') + (notice.removed ?? []).length;
  const bringBack = () => {
    const whenSaved = () => {
      if (preferences.get().unsaved.quick_quote_line_limit !== undefined) return;
      stop();
      document.bringBack();
    };
    const stop = preferences.subscribe(whenSaved);
    preferences.change('quick_quote_line_limit', String(wanted));
    whenSaved();
  };
  return (
    <Banner
      role="status"
      title={notice.message}
      onDismiss={() => document.dismissCartNotice(notice.id)}
      actions={
        wanted <= maximumLines ? <Button onClick={bringBack}>{orderNoticesMessages.bringBack(wanted)}</Button> : null
      }
    />
  );
}

/** Rows named in the notice; the review lists all. */
const namedRows = 5;

/** IMP-06: the rows of a list that wait for a decision, until they are reviewed or left out. */
function LeftRows({
  cartId,
  rows,
  onImport,
}: {
  cartId: string;
  rows: readonly string[];
  onImport: (list: string) => void;
}) {
  return (
    <Banner
      tone="warning"
      role="status"
      title={orderNoticesMessages.leftRows(rows.length)}
      actions={
        <>
          <Button onClick={() => onImport(rows.join('\n'))}>{orderNoticesMessages.reviewRows(rows.length)}</Button>
          <Button onClick={() => settleLeftRows(cartId, rows, [])}>
            {orderNoticesMessages.leaveOutRows(rows.length)}
          </Button>
        </>
      }
    >
      <ul>
        {[...new Set(rows)].slice(0, namedRows).map((row) => (
          <li key={row}>{orderNoticesMessages.leftRow(row)}</li>
        ))}
        {rows.length > namedRows ? <li>{orderNoticesMessages.furtherRows(rows.length - namedRows)}</li> : null}
      </ul>
    </Banner>
  );
}

/** What the server refused, what exceeded the line limit, and what a list left undecided. */
export function NoticeList({ document, onImport, entry }: NoticesProps) {
  const left = useLeftRows(document.cartId);
  const all = useStatusPart(document, (status) => status.notices);
  const notices = all.filter(({ delivery_option }) => delivery_option === undefined);
  const refused = useStatusPart(document, (status) => status.refused);
  const ids = refused.map((each) => each.operation.id);
  const again = refused.filter(({ reason }) => canSucceed(reason)).map((each) => each.operation.id);
  return (
    <div className={css.notices}>
      <LeftTyping document={document} entry={entry} />
      {left.length > 0 ? <LeftRows cartId={document.cartId} rows={left} onImport={onImport} /> : null}
      {notices.map((notice) =>
        notice.removed ? (
          <MadeRoom key={notice.id} document={document} notice={notice} />
        ) : notice.overflow && notice.overflow.length > 0 ? (
          <Overflow key={notice.id} document={document} notice={notice} />
        ) : (
          <Banner
            key={notice.id}
            tone="info"
            role="status"
            title={notice.message}
            onDismiss={() => document.dismissCartNotice(notice.id)}
          />
        ),
      )}
      {refused.length > 0 ? (
        <Banner
          tone="critical"
          role="alert"
          title={orderNoticesMessages.refused(refused.length)}
          actions={
            <>
              {again.length > 0 ? (
                <Button onClick={() => void document.retryRefused(again)}>{commonMessages.tryAgain}</Button>
              ) : null}
              <Button onClick={() => void document.dismissRefused(ids)}>{orderNoticesMessages.dismissRefused}</Button>
            </>
          }
        >
          <ul>
            {refused.map((each) => (
              <li key={each.operation.id}>{refusedWords(each, cartOf(document))}</li>
            ))}
          </ul>
          {orderNoticesMessages.refusedStored(refused.length)}
        </Banner>
      ) : null}
    </div>
  );
}
