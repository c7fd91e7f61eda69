import { useUsername } from './portal.ts';
import { useCall } from './use-call.ts';

/** The open orders of an account that lines can be added to (HIST-03). */
export function useOpenOrders(accode: string | null) {
  const { data } = useCall('get-open-carts', accode === null ? null : { accode });
  return (data?.carts ?? []).filter((cart) => !cart.confirmed && !cart.submitted && !cart.cancelled);
}

/** CART-20: the user's carts of all accounts, and the tabs that the server remembers. */
export const useOpenCarts = () => useCall('get-open-carts', useUsername() === null ? null : {});
