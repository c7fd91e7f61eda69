import { usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';

/** HIST-03: the orders of an account that lines can be added to. */
export function useOpenOrders(accode: string | null) {
  const { transport } = usePortal();
  const { data } = useSWR(accode === null ? null : ['get-open-carts', accode], async () => {
    const answer = await transport.callOrFalse('get-open-carts', { accode: accode ?? '' });
    if (answer === false) throw new Error('The open orders did not arrive.');
    return answer.carts;
  });
  return (data ?? []).filter((cart) => !cart.confirmed && !cart.submitted && !cart.cancelled);
}
