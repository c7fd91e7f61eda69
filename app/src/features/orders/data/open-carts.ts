import type { ReplyOf } from '@portal/domain/contract';
import * as calls from '@portal/domain/contract';
import { usePortal, useSession } from '@portal/portal-client/react';
import useSWR from 'swr';

export type OpenCarts = ReplyOf<typeof calls.getOpenCarts>;

export const openCartsKey = 'get-open-carts';

/** CART-20: the carts of the user over all accounts, and the tabs the server remembers. */
export function useOpenCarts() {
  const { transport } = usePortal();
  const session = useSession();
  const user = session.status === 'signed_in' ? session.login.user_details.username : null;
  return useSWR<OpenCarts>(user === null ? null : [openCartsKey, user], async () => {
    const answer = await transport.callOrFalse(calls.getOpenCarts, {});
    if (answer === false) throw new Error('The list of orders did not arrive.');
    return answer;
  });
}
