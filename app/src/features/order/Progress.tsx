import { Button } from '@portal/design-system';
import { Copy, Download, Printer } from '@portal/design-system/icons';
import { dateAndTime, relativeTime, shortDate } from '@portal/domain/format';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import { useCall, useCartTotals, useOrders, usePortal, useSaveOrder } from '@portal/portal-client/react';
import { OrderTimeline, timelinePoints } from '@portal/portal-widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderProgressMessages } from '../../messages/order-progress.ts';
import { useCopyOrder } from '../../navigation/use-copy-order.ts';

const ahead = (time: string): string =>
  Date.parse(time) <= Date.now() ? orderProgressMessages.now : relativeTime(time, new Date());

/** CART-06: progress of a confirmed or submitted order, with its documents. */
export function Progress({ document, header }: { readonly document: CartDocument; readonly header: CartHeader }) {
  const { user } = useOrders();
  const { messages } = usePortal();
  const save = useSaveOrder(document);
  const navigate = useNavigate();
  const copy = useCopyOrder();
  const { lines_ordered } = useCartTotals(document);
  const [busy, setBusy] = useState<'copy' | 'pdf' | null>(null);
  const { data } = useCall('cart/timeline', { cart_id: document.cartId });
  const points = timelinePoints({
    header,
    milestones: data?.milestones ?? [],
    reported: data?.reported ?? [],
    lineCount: lines_ordered,
    user,
    moment: dateAndTime,
    ahead,
    day: shortDate,
  });
  const during = async (what: 'copy' | 'pdf', work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(null);
  };
  const savePdf = async () => messages.show(await save('pdf'));
  return (
    <OrderTimeline
      points={points}
      actions={
        <>
          {header.submitted ? (
            <Button
              icon={Copy}
              loading={busy === 'copy'}
              onClick={() => void during('copy', () => copy(header.orderNum, header.prettyName))}
            >
              {orderProgressMessages.orderAgain}
            </Button>
          ) : null}
          <Button kind="quiet" icon={Download} loading={busy === 'pdf'} onClick={() => void during('pdf', savePdf)}>
            {orderProgressMessages.saveAsPdf}
          </Button>
          <Button kind="quiet" icon={Printer} onClick={() => navigate(`/orders/${document.cartId}/print`)}>
            {orderProgressMessages.print}
          </Button>
        </>
      }
    />
  );
}
