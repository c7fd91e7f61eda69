import { canRetry, maximumLines, refusedWords } from '@portal/domain/cart';
import {
  settleLeftRows,
  useCartStatusPart,
  useLeftRows,
  useOrders,
  usePortal,
  usePreference,
} from '@portal/portal-client/react';
import { OrderNotices } from '@portal/portal-widgets';
import { useNavigate } from 'react-router-dom';
import { LeftTyping } from './LeftTyping.tsx';
import type { NoticesProps } from './Notices.tsx';

/** The messages about an order as a whole, with what the user can do about them. */
export function NoticeList({ document, onImport, entry }: NoticesProps) {
  const orders = useOrders();
  const navigate = useNavigate();
  const { preferences } = usePortal();
  const lineLimit = usePreference('quickQuoteLineLimit');
  const left = useLeftRows(document.cartId);
  const all = useCartStatusPart(document, (status) => status.notices);
  const notices = all.filter(({ delivery_option }) => delivery_option === undefined);
  const refused = useCartStatusPart(document, (status) => status.refused);
  const again = refused.filter(({ reason }) => canRetry(reason));
  const ids = (operations: typeof refused) => operations.map(({ operation }) => operation.id);
  const header = document.getHeader();
  const cart = header && { ...header, lines: document.getLineIds().flatMap((id) => document.getLine(id)?.line ?? []) };

  const secondOrder = async (notice_id: string) => {
    const rows = notices.find(({ id }) => id === notice_id)?.overflow ?? [];
    const other = await orders.create(header?.tabtype ?? 'order');
    if (!other) return;
    const result = other.addLines(rows);
    if (result.ok) document.dismissCartNotice(notice_id);
    navigate(`/orders/${other.cartId}`);
  };
  /** QQ-02: the server enforces the limit too, so restoring lines raises the limit first. */
  const restore = (limit: number) => {
    const whenSaved = () => {
      if (preferences.get().unsaved.quick_quote_line_limit !== undefined) return;
      stop();
      document.bringBack();
    };
    const stop = preferences.subscribe(whenSaved);
    preferences.change('quick_quote_line_limit', String(limit));
    whenSaved();
  };

  return (
    <>
      <LeftTyping document={document} entry={entry} />
      <OrderNotices
        leftRows={left}
        notices={notices.map(({ id, message, overflow, removed }) => ({
          id,
          message,
          ...(overflow ? { overflow } : {}),
          ...(removed
            ? { limitToRestore: lineLimit + removed.length <= maximumLines ? lineLimit + removed.length : null }
            : {}),
        }))}
        refused={refused.map((each) => ({ id: each.operation.id, text: refusedWords(each, cart) }))}
        canRetry={again.length > 0}
        onReviewRows={onImport}
        onLeaveOutRows={() => settleLeftRows(document.cartId, left, [])}
        onSecondOrder={(id) => void secondOrder(id)}
        onRestore={restore}
        onDismiss={(id) => document.dismissCartNotice(id)}
        onRetryRefused={() => void document.retryRefused(ids(again))}
        onDismissRefused={() => void document.dismissRefused(ids(refused))}
      />
    </>
  );
}
