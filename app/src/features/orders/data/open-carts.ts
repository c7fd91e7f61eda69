import type { CallReply } from '@portal/domain/contract';
import { usePortal, useSession } from '@portal/portal-client/react';
import useSWR from 'swr';

export type OpenCarts = CallReply<'get-open-carts'>;

export const openCartsKey = 'get-open-carts';

/** CART-20: the carts of the user over all accounts, and the tabs the server remembers. */
export function useOpenCarts() {
  const { transport } = usePortal();
  const session = useSession();
  const user = session.status === 'signed_in' ? session.login.user_details.username : null;
  return useSWR<OpenCarts>(user === null ? null : [openCartsKey, user], async () => {
    const answer = await transport.callOrFalse('get-open-carts', {});
    if (answer === false) throw new Error('The list of orders did not arrive.');
    return answer;
  });
}
