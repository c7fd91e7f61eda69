import type { HistoryOrderLines } from '@portal/domain/history';
import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** HIST-02: orders of an account over some days; null asks for nothing. */
export function useOrderHistory(accode: string | null, days_of_history: number) {
  const { transport } = usePortal();
  return useSWRImmutable(accode === null ? null : ['get-order-history/invoiced', accode, days_of_history], async () => {
    const answer = await transport.callOrFalse('get-order-history/invoiced', {
      request_accodes: [accode ?? ''],
      days_of_history,
    });
    if (answer === false) throw new Error('The orders did not arrive.');
    return answer;
  });
}

/** HIST-02: every part that an account ever ordered. */
export function useHistorySummary(accode: string | null) {
  const { transport } = usePortal();
  return useSWRImmutable(accode === null ? null : ['order-history-summary', accode], async () => {
    const answer = await transport.callOrFalse('order-history-summary', { accode: accode ?? '' });
    if (answer === false) throw new Error('The parts did not arrive.');
    return answer.parts;
  });
}

/** HIST-02: the lines of one order, when it is opened. */
export function useHistoryLines(so_order_no: string | null) {
  const { transport } = usePortal();
  return useSWRImmutable<HistoryOrderLines | null>(
    so_order_no === null ? null : ['get-order-history_lines', so_order_no],
    async () => {
      const answer = await transport.callOrFalse('get-order-history_lines', { so_order_nos: [so_order_no ?? ''] });
      if (answer === false) throw new Error('The lines did not arrive.');
      return answer.orders[0] ?? null;
    },
  );
}
