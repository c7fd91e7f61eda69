import type { FileReply } from '@portal/domain/catalogue';
import { useState } from 'react';
import { documentsMessages } from '../messages/documents.ts';
import type { CallOutcome } from '../transport/send-call.ts';
import { usePortal, useSession } from './portal.ts';
import { saveReply } from './save-file.ts';
import { accountOf } from './session.ts';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';

const usualDays = 365;
/** A period longer than the supplier's order history. */
const allDays = 36_500;

/** Words of an order and its dates (YYYY-MM-DD), empty or null where anything will do. */
interface InvoicedSearch {
  readonly text: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** HIST-02: search criteria in the shape of the call; empty ones are left out. */
export const invoicedSearch = ({ text, from, to }: InvoicedSearch) => ({
  ...(text === '' ? {} : { text }),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});

/** HIST-02, HIST-04: invoiced orders of the current account, and its documents. Without a search, those of the last year first. */
export function useInvoicedOrders(search: InvoicedSearch | null = null) {
  const { messages } = usePortal();
  const invoice = useCallMutation('invoice-request');
  const netPrices = useCallMutation('download-net-pricing-file');
  const account = accountOf(useSession());
  const accode = account?.accode ?? null;
  const [wantsAll, setWantsAll] = useState(false);
  const [fetching, setFetching] = useState<string | null>(null);
  const requestFor = (days_of_history: number) =>
    accode === null ? null : { request_accodes: [accode], ...(search ? invoicedSearch(search) : { days_of_history }) };
  const recent = useCall('get-order-history/invoiced', requestFor(usualDays), { immutable: true });
  // Recent orders stay while older ones load, which also keeps the scroll position.
  const older = wantsAll && !search ? requestFor(allDays) : null;
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
  return {
    accode,
    /** Null until loaded. */
    orders: data?.orders ?? null,
    error,
    isLoading,
    reload,
    fetching,
    onInvoice: (so_order_no: string) =>
      void fetch(so_order_no, () => invoice.send({ so_order_no }), documentsMessages.invoiceFailed),
    onNetPrices: () =>
      void fetch('prices', () => netPrices.send({ accode: accode ?? '' }), documentsMessages.pricesFailed),
    onFurther: data?.further && !search ? () => (all.error ? all.reload() : setWantsAll(true)) : undefined,
    furtherState: all.isLoading ? ('loading' as const) : all.error ? ('failed' as const) : undefined,
  };
}
