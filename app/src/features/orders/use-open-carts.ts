import { useCall, useUsername } from '@portal/portal-client/react';

/** CART-20: the user's carts of all accounts, and the tabs that the server remembers. */
export function useOpenCarts() {
  return useCall('get-open-carts', useUsername() === null ? null : {});
}
