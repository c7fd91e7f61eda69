import { BarChart, Button, ErrorState, Heading, Skeleton } from '@portal/design-system';
import type { FileReply } from '@portal/domain/catalogue';
import { formatCurrency, orderDate } from '@portal/domain/format';
import { spentByMonth } from '@portal/domain/history';
import type { CallOutcome } from '@portal/portal-client';
import {
  accountOf,
  saveReply,
  useCall,
  useCallCache,
  useCallMutation,
  useFormat,
  usePortal,
  useSession,
} from '@portal/portal-client/react';
import {
  emptyHistoryQuery,
  HistoryLines,
  HistoryParts,
  type HistoryQuery,
  HistorySearch,
  isHistoryQuery,
  OrderHistory,
} from '@portal/portal-widgets';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderHistoryMessages } from '../../messages/order-history.ts';
import * as css from './AccountScreen.css.ts';
import { DeliveryDocuments } from './DeliveryDocuments.tsx';
import { useReorder } from './use-reorder.tsx';

const usualDays = 365;
/** More orders than the supplier's system holds. */
const allDays = 36_500;

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

/** HIST-02: search criteria in the shape of the call; empty ones are left out. */
const searchOf = ({ text, from, to }: HistoryQuery) => ({
  ...(text === '' ? {} : { text }),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});

/** The search is in the address, so that going back restores it. */
function useHistoryQuery(): [HistoryQuery, (query: HistoryQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = { text: params.get('text') ?? '', from: params.get('from'), to: params.get('to') };
  return [query, (next) => setParams(searchOf(next))];
}

/** Orders of the current account: loading, failed or loaded. */
function useShownOrders(query: HistoryQuery = emptyHistoryQuery) {
  const { messages } = usePortal();
  const invoice = useCallMutation('invoice-request');
  const netPrices = useCallMutation('download-net-pricing-file');
  const account = accountOf(useSession());
  const accode = account?.accode ?? null;
  const [wantsAll, setWantsAll] = useState(false);
  const [fetching, setFetching] = useState<string | null>(null);
  const searching = isHistoryQuery(query);
  const requestFor = (days_of_history: number) =>
    accode === null ? null : { request_accodes: [accode], ...(searching ? searchOf(query) : { days_of_history }) };
  const recent = useCall('get-order-history/invoiced', requestFor(usualDays), { immutable: true });
  // Recent orders stay while older ones load, which also keeps the scroll position.
  const older = wantsAll && !searching ? requestFor(allDays) : null;
  const all = useCall('get-order-history/invoiced', older, { immutable: true });
  const { error, reload, isLoading } = recent;
  const data = all.data ?? recent.data;
  /** HIST-04: saves the file that a call returns. */
  const fetch = async (
    what: string,
    work: () => Promise<CallOutcome<{ readonly file: FileReply }>>,
    failed: string,
  ) => {
    setFetching(what);
    const outcome = await work();
    setFetching(null);
    if (outcome.ok) saveReply(outcome.data.file);
    else messages.show(outcome.error.messageOr(failed), 'warning');
  };
  const waiting: ReactNode = error ? (
    <ErrorState title={orderHistoryMessages.loadFailed} onRetry={reload} />
  ) : isLoading ? (
    <Skeleton width="full" />
  ) : null;
  return {
    accode,
    orders: data?.orders ?? [],
    waiting: data ? null : waiting,
    fetching,
    onInvoice: (so_order_no: string) =>
      void fetch(so_order_no, () => invoice.send({ so_order_no }), orderHistoryMessages.invoices.loadFailed),
    onNetPrices: () =>
      void fetch('prices', () => netPrices.send({ accode: accode ?? '' }), orderHistoryMessages.prices.loadFailed),
    onFurther: data?.further && !searching ? () => (all.error ? all.reload() : setWantsAll(true)) : undefined,
    furtherState: all.isLoading ? ('loading' as const) : all.error ? ('failed' as const) : undefined,
  };
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
  const all = useShownOrders();
  const { accode, orders, waiting, fetching, onInvoice, onFurther, furtherState } = useShownOrders(query);
  const summary = useCall('order-history-summary', accode === null ? null : { accode }, { immutable: true });
  const format = useFormat();
  const reorder = useReorder(accode);
  const start = useSearchParams()[0].get('order') ?? undefined;
  const money = (value: number) => formatCurrency(value.toFixed(2), format.currency_format);
  const again = useOrderAgain(reorder);
  const spent = spentByMonth(all.orders, orderDate(new Date()), 12);
  return (
    <>
      <section aria-labelledby="spend" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="spend">
            {orderHistoryMessages.spend.title}
          </Heading>
        </div>
        {all.waiting ?? (
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
  const { accode, orders, waiting, fetching, onInvoice, onNetPrices, onFurther, furtherState } = useShownOrders();
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
        {waiting ?? (
          <OrderHistory
            orders={orders}
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
