import { useCall } from './use-call.ts';

/** The open orders of an account that lines can be added to (HIST-03). */
export function useOpenOrders(accode: string | null) {
  const { data } = useCall('get-open-carts', accode === null ? null : { accode });
  return (data?.carts ?? []).filter((cart) => !cart.confirmed && !cart.submitted && !cart.cancelled);
}
