import { BarChart, Button, ErrorState, Heading, Skeleton } from '@portal/design-system';
import type { FileReply } from '@portal/domain/catalogue';
import { formatCurrency } from '@portal/domain/format';
import { spentByMonth } from '@portal/domain/history';
import type { CallOutcome } from '@portal/portal-client';
import {
  accountOf,
  saveReply,
  useCall,
  useCallMutation,
  useFormat,
  usePortal,
  useSession,
} from '@portal/portal-client/react';
import { HistoryLines, HistoryParts, OrderHistory } from '@portal/portal-widgets';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as css from './AccountScreen.css.ts';
import { useReorder } from './use-reorder.tsx';

const usualDays = 365;
/** More than the supplier's own system has. */
const allDays = 36_500;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function Lines(props: { so_order_no: string; reorder: ReturnType<typeof useReorder> }) {
  const { so_order_no, reorder } = props;
  const { data, error, reload } = useCall(
    'get-order-history_lines',
    { so_order_nos: [so_order_no] },
    { immutable: true },
  );
  const format = useFormat();
  return (
    <HistoryLines
      so_order_no={so_order_no}
      lines={data?.orders[0]?.order_lines ?? null}
      failed={error !== null}
      format={format}
      busy={reorder.busy}
      onRetry={reload}
      onReorder={(lines) => void reorder.add(lines)}
    />
  );
}

/** The orders of the account in use: loading, failed or there. */
function useShownOrders() {
  const { messages } = usePortal();
  const invoice = useCallMutation('invoice-request');
  const netPrices = useCallMutation('download-net-pricing-file');
  const account = accountOf(useSession());
  const accode = account?.accode ?? null;
  const [wantsAll, setWantsAll] = useState(false);
  const [fetching, setFetching] = useState<string | null>(null);
  const requestFor = (days_of_history: number) =>
    accode === null ? null : { request_accodes: [accode], days_of_history };
  const recent = useCall('get-order-history/invoiced', requestFor(usualDays), { immutable: true });
  // The recent orders stay while older ones are loading, and with them the place in the list.
  const all = useCall('get-order-history/invoiced', wantsAll ? requestFor(allDays) : null, { immutable: true });
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
    <ErrorState title="We couldn't load your orders." onRetry={reload} />
  ) : isLoading ? (
    <Skeleton width="full" />
  ) : null;
  return {
    accode,
    orders: data?.orders ?? [],
    waiting: data ? null : waiting,
    fetching,
    onInvoice: (so_order_no: string) =>
      void fetch(so_order_no, () => invoice.send({ so_order_no }), "We couldn't load the invoice. Try again."),
    onNetPrices: () =>
      void fetch(
        'prices',
        () => netPrices.send({ accode: accode ?? '' }),
        "We couldn't load the price file. Try again.",
      ),
    onFurther: data?.further ? () => (all.error ? all.reload() : setWantsAll(true)) : undefined,
    furtherState: all.isLoading ? ('loading' as const) : all.error ? ('failed' as const) : undefined,
  };
}

/** HIST-02, HIST-03: what an account bought: by month, by part, and order by order to be ordered again. */
export function HistorySection() {
  const { accode, orders, waiting, fetching, onInvoice, onFurther, furtherState } = useShownOrders();
  const summary = useCall('order-history-summary', accode === null ? null : { accode }, { immutable: true });
  const format = useFormat();
  const reorder = useReorder(accode);
  const start = useSearchParams()[0].get('order') ?? undefined;
  const money = (value: number) => formatCurrency(value.toFixed(2), format.currency_format);
  const spent = spentByMonth(orders, new Date().toISOString().slice(0, 10), 12);
  return (
    <>
      <section aria-labelledby="spend" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="spend">
            Spend by month
          </Heading>
        </div>
        {waiting ?? (
          <BarChart
            label={`Goods without GST, ${accode}`}
            series={['Spend without GST']}
            groups={spent.map(({ month, amount }) => ({
              key: month,
              label: `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(2, 4)}`,
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
            Past orders
          </Heading>
          {reorder.chooser}
        </div>
        {reorder.result}
        {waiting ?? (
          <OrderHistory
            key={start}
            start={start}
            orders={orders}
            format={format}
            linesOf={(so_order_no) => <Lines key={so_order_no} so_order_no={so_order_no} reorder={reorder} />}
            fetching={fetching}
            onInvoice={onInvoice}
            onFurther={onFurther}
            furtherState={furtherState}
          />
        )}
      </section>
      <section aria-labelledby="often" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="often">
            Ordered most often
          </Heading>
        </div>
        {summary.data ? (
          <HistoryParts parts={summary.data.parts} format={format} />
        ) : summary.error ? (
          <ErrorState title="We couldn't load your parts." onRetry={summary.reload} />
        ) : (
          <Skeleton width="full" />
        )}
      </section>
    </>
  );
}

/** HIST-04: invoices and net prices as files. */
export function InvoiceSection() {
  const { accode, orders, waiting, fetching, onInvoice, onNetPrices, onFurther, furtherState } = useShownOrders();
  const format = useFormat();
  return (
    <>
      <section aria-labelledby="prices" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="prices">
            Net prices
          </Heading>
          <Button loading={fetching === 'prices'} onClick={onNetPrices}>
            Download prices of {accode}
          </Button>
        </div>
        <p className={css.aside}>Every part at what this account pays, as CSV. Who takes the file is recorded.</p>
      </section>
      <section aria-labelledby="invoices" className={css.section}>
        <div className={css.head}>
          <Heading level={2} id="invoices">
            Invoices
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
