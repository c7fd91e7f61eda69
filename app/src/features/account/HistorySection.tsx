import { BarChart, Button, ErrorState, Heading, Inline, Skeleton } from '@portal/design-system';
import { formatCurrency, orderDate } from '@portal/domain/format';
import { spentByMonth } from '@portal/domain/history';
import {
  invoicedSearch,
  useCall,
  useCallCache,
  useFormat,
  useInvoicedOrders,
  usePortal,
  useSalesDocuments,
} from '@portal/portal-client/react';
import {
  HistoryLines,
  HistoryParts,
  type HistoryQuery,
  HistorySearch,
  isHistoryQuery,
  OrderHistory,
} from '@portal/portal-widgets';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderHistoryMessages } from '../../messages/order-history.ts';
import * as css from './AccountScreen.css.ts';
import { useReorder } from './use-reorder.tsx';

const documents = [
  ['delivery_note', orderHistoryMessages.documents.deliveryNote],
  ['packing_list', orderHistoryMessages.documents.packingList],
] as const;

/** HIST-04: PDF documents of a past order's deliveries. */
function DeliveryDocuments({ so_order_no }: { so_order_no: string }) {
  const { isSaving, save } = useSalesDocuments();
  return (
    <Inline>
      {documents.map(([kind, name]) => (
        <Button
          key={kind}
          kind="quiet"
          size="s"
          loading={isSaving(kind, so_order_no)}
          aria-label={orderHistoryMessages.documents.asPdf(name, so_order_no)}
          onClick={() => void save(kind, so_order_no)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  );
}

function Lines(props: { so_order_no: string; reorder: ReturnType<typeof useReorder> }) {
  const { so_order_no, reorder } = props;
  const { data, error, reload } = useCall(
    'get-order-history_lines',
    { so_order_nos: [so_order_no] },
    { immutable: true },
  );
  const format = useFormat();
  return (
    <>
      <HistoryLines
        so_order_no={so_order_no}
        lines={data?.orders[0]?.order_lines ?? null}
        failed={error !== null}
        format={format}
        busy={reorder.busy}
        onRetry={reload}
        onReorder={(lines) => void reorder.add(lines)}
      />
      <DeliveryDocuments so_order_no={so_order_no} />
    </>
  );
}

/** The search is in the address, so that going back restores it. */
function useHistoryQuery(): [HistoryQuery, (query: HistoryQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = { text: params.get('text') ?? '', from: params.get('from'), to: params.get('to') };
  return [query, (next) => setParams(invoicedSearch(next))];
}

/** Shown until the orders have loaded; null from then on. */
function waitingFor({ orders, error, isLoading, reload }: ReturnType<typeof useInvoicedOrders>): ReactNode {
  if (orders !== null) return null;
  if (error) return <ErrorState title={orderHistoryMessages.loadFailed} onRetry={reload} />;
  return isLoading ? <Skeleton width="full" /> : null;
}

/** HIST-03: orders all lines of a past order again, after loading them. */
function useOrderAgain(reorder: ReturnType<typeof useReorder>): (so_order_no: string) => void {
  const cache = useCallCache();
  const { messages } = usePortal();
  const again = async (so_order_no: string) => {
    try {
      const { orders } = await cache.load('get-order-history_lines', { so_order_nos: [so_order_no] });
      const lines = orders[0]?.order_lines ?? [];
      await reorder.add(
        lines.map(({ stock_code, so_display_qty, amount }) => ({ stock_code, quantity: so_display_qty, amount })),
      );
    } catch {
      messages.show(orderHistoryMessages.linesLoadFailed, 'warning');
    }
  };
  return (so_order_no) => void again(so_order_no);
}

/** HIST-02, HIST-03: an account's purchases by month, by part and by order, with reordering. */
export function HistorySection() {
  const [query, setQuery] = useHistoryQuery();
  const all = useInvoicedOrders();
  const found = useInvoicedOrders(isHistoryQuery(query) ? query : null);
  const { accode, fetching, onInvoice, onFurther, furtherState } = found;
  const orders = found.orders ?? [];
  const waiting = waitingFor(found);
  const summary = useCall('order-history-summary', accode === null ? null : { accode }, { immutable: true });
  const format = useFormat();
  const reorder = useReorder(accode);
  const start = useSearchParams()[0].get('order') ?? undefined;
  const money = (value: number) => formatCurrency(value.toFixed(2), format.currency_format);
  const again = useOrderAgain(reorder);
  const spent = spentByMonth(all.orders ?? [], orderDate(new Date()), 12);
  return (
    <>
      <section aria-labelledby="spend" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="spend">
            {orderHistoryMessages.spend.title}
          </Heading>
        </div>
        {waitingFor(all) ?? (
          <BarChart
            label={orderHistoryMessages.spend.chart(accode)}
            series={[orderHistoryMessages.spend.series]}
            groups={spent.map(({ month, amount }) => ({
              key: month,
              label: `${orderHistoryMessages.spend.months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(2, 4)}`,
              values: [Number(amount)],
            }))}
            format={money}
            size="s"
          />
        )}
      </section>
      <section aria-labelledby="past" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="past">
            {orderHistoryMessages.past.title}
          </Heading>
          {reorder.chooser}
        </div>
        {reorder.result}
        <HistorySearch
          key={`${query.text} ${query.from} ${query.to}`}
          query={query}
          result={isHistoryQuery(query) && waiting === null ? orderHistoryMessages.past.found(orders.length) : ''}
          onSearch={setQuery}
        />
        {waiting ?? (
          <OrderHistory
            key={start}
            start={start}
            orders={orders}
            format={format}
            isSearch={query.text !== ''}
            linesOf={(so_order_no) => <Lines key={so_order_no} so_order_no={so_order_no} reorder={reorder} />}
            fetching={fetching}
            onInvoice={onInvoice}
            onAgain={again}
            busy={reorder.busy}
            onFurther={onFurther}
            furtherState={furtherState}
          />
        )}
      </section>
      <section aria-labelledby="often" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="often">
            {orderHistoryMessages.parts.title}
          </Heading>
        </div>
        {summary.data ? (
          <HistoryParts
            parts={summary.data.parts}
            format={format}
            busy={reorder.busy}
            onAdd={(line) => void reorder.add([line])}
          />
        ) : summary.error ? (
          <ErrorState title={orderHistoryMessages.parts.loadFailed} onRetry={summary.reload} />
        ) : (
          <Skeleton width="full" />
        )}
      </section>
    </>
  );
}

/** HIST-04: invoices and net prices as downloads. */
export function InvoiceSection() {
  const all = useInvoicedOrders();
  const { accode, fetching, onInvoice, onNetPrices, onFurther, furtherState } = all;
  const format = useFormat();
  return (
    <>
      <section aria-labelledby="prices" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="prices">
            {orderHistoryMessages.prices.title}
          </Heading>
          <Button loading={fetching === 'prices'} onClick={onNetPrices}>
            {orderHistoryMessages.prices.download(accode)}
          </Button>
        </div>
        <p className={css.aside}>{orderHistoryMessages.prices.hint}</p>
      </section>
      <section aria-labelledby="invoices" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="invoices">
            {orderHistoryMessages.invoices.title}
          </Heading>
        </div>
        {waitingFor(all) ?? (
          <OrderHistory
            orders={all.orders ?? []}
            format={format}
            fetching={fetching}
            onInvoice={onInvoice}
            onFurther={onFurther}
            furtherState={furtherState}
          />
        )}
      </section>
    </>
  );
}
