import { usePortal } from '@portal/portal-client/react';
import type { DealsState } from '@portal/portal-widgets';
import { useState } from 'react';
import useSWR from 'swr';

/** CART-16: the deals open to a cart as it stands at a revision; asked for when they are first wanted, null until then. */
export function useDeals(cartId: string, revision: number): { deals: DealsState | null; want: () => void } {
  const { transport } = usePortal();
  const [wanted, setWanted] = useState(false);
  const { data, error, mutate } = useSWR(
    wanted ? ['get-deals', cartId, revision] : null,
    async () => {
      const answer = await transport.callOrFalse('get-deals/{cartId}', {}, { params: { cartId } });
      if (answer === false) throw new Error('The deals did not arrive.');
      return answer.deals;
    },
    { keepPreviousData: true },
  );
  const want = () => {
    if (wanted && error) void mutate();
    setWanted(true);
  };
  if (!wanted) return { deals: null, want };
  if (data) return { deals: { state: 'data', deals: data }, want };
  return { deals: { state: error ? 'failed' : 'loading' }, want };
}
