import { useCall } from './use-call.ts';

/** HIST-03: the orders of an account that lines can be added to. */
export function useOpenOrders(accode: string | null) {
  const { data } = useCall('get-open-carts', accode === null ? null : { accode });
  return (data?.carts ?? []).filter((cart) => !cart.confirmed && !cart.submitted && !cart.cancelled);
}
