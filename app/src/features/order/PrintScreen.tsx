import { Banner, Button, ErrorState, Skeleton, Link as StyledLink } from '@portal/design-system';
import { Printer } from '@portal/design-system/icons';
import { parseCartId, tabTypes } from '@portal/domain/cart';
import { shortDate, weekdayDate } from '@portal/domain/format';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import {
  accountOf,
  isFreightOpen,
  useCartHeader,
  useCartStatus,
  useCartTotals,
  useChosenAddress,
  useFormat,
  useOrders,
  usePrintedLines,
  useSession,
} from '@portal/portal-client/react';
import { type SheetFact, SheetPage, TradeSheet } from '@portal/portal-widgets';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { orderPrintMessages } from '../../messages/order-print.ts';
import { Link } from '../../navigation/Link.tsx';
import { Missing } from './Missing.tsx';

/** `/orders/{cart id}/print`: printable version of an order. */
export function PrintScreen() {
  const { tab = '' } = useParams();
  const orders = useOrders();
  const cartId = tab.toUpperCase();
  return parseCartId(cartId) === null ? <Missing id={tab} /> : <Sheet key={cartId} document={orders.open(cartId)} />;
}

function useFacts(header: CartHeader): readonly SheetFact[] {
  const { delivery, deliveryOptions, quote } = header;
  const account = accountOf(useSession(), header.accode);
  const to = useChosenAddress(header.accode, delivery.deliveryDropshipIdChosen);
  const option = deliveryOptions.find(({ code }) => code === delivery.deliveryOptionChosen);
  const dated = delivery.advanced_forward_order_date;
  const address = to
    ? [to.company, to.contact, to.address1, to.address2, `${to.suburb} ${to.state} ${to.postcode}`, to.phone]
    : [account?.name ?? header.accode, account?.suburb ?? ''];
  const facts = [
    { label: orderPrintMessages.facts.account, rows: [`${account?.name ?? ''} ${header.accode}`.trim()] },
    { label: orderPrintMessages.facts.deliverTo, rows: address },
    { label: orderPrintMessages.facts.by, rows: [option?.name ?? '', delivery.deliveryOption3rdPartyReference] },
    { label: orderPrintMessages.facts.from, rows: [header.warehouse_name] },
    { label: orderPrintMessages.facts.dispatchOn, rows: [dated === null ? '' : weekdayDate(dated)] },
    { label: orderPrintMessages.facts.instructions, rows: [delivery.orderInstruction1, delivery.orderInstruction2] },
    { label: orderPrintMessages.facts.validUntil, rows: [quote ? shortDate(quote.expiry) : ''] },
    { label: orderPrintMessages.facts.printed, rows: [shortDate(new Date())] },
  ];
  return facts.flatMap(({ label, rows }) => {
    const present = [...new Set(rows.map((row) => row.trim()).filter(Boolean))];
    return present.length === 0 ? [] : [{ label, rows: present }];
  });
}

function Sheet({ document }: { document: CartDocument }) {
  const header = useCartHeader(document);
  const { load } = useCartStatus(document);
  if (load === 'missing') return <Missing id={document.cartId} />;
  if (header) return <Paper document={document} header={header} />;
  return (
    <SheetPage busy={load === 'loading'}>
      {load === 'failed' ? (
        <ErrorState title={orderPrintMessages.loadFailed} onRetry={() => void document.reload()} />
      ) : (
        <Skeleton width="xl" />
      )}
    </SheetPage>
  );
}

/** The complete order for printing: lines, totals and address. */
function Paper({ document, header }: { document: CartDocument; header: CartHeader }) {
  const { state: request } = useLocation();
  const { load, pricing, unsent } = useCartStatus(document);
  const totals = useCartTotals(document);
  const format = useFormat();
  const facts = useFacts(header);
  const lines = usePrintedLines(document);
  const ready = load === 'ready' && pricing === 0;
  useEffect(() => {
    // Ctrl+P on the order opens this sheet.
    if (ready && request === 'print') window.print();
  }, [ready, request]);
  const state = header.status === 'saved' ? null : orderPrintMessages.states[header.status];
  return (
    <SheetPage
      busy={!ready}
      tools={
        <>
          <Button kind="filled" icon={Printer} loading={!ready} onClick={() => window.print()}>
            {orderPrintMessages.print}
          </Button>
          <StyledLink asChild>
            <Link to={`/orders/${document.cartId}`}>{orderPrintMessages.back}</Link>
          </StyledLink>
        </>
      }
    >
      <TradeSheet
        title={`${tabTypes[header.tabtype]} ${header.prettyName}`}
        orderNum={header.orderNum}
        notice={
          state !== null || unsent > 0 ? (
            <Banner
              tone={unsent > 0 ? 'warning' : 'info'}
              title={unsent > 0 ? orderPrintMessages.unsent : (state ?? '')}
            />
          ) : null
        }
        facts={facts}
        lines={lines}
        totals={totals}
        isFreightOpen={isFreightOpen(header)}
        promo_code={header.promo?.applied ? header.promo_code : ''}
        format={format}
      />
    </SheetPage>
  );
}
