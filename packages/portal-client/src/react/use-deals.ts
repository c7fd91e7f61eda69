import type { CartId } from '@portal/domain/cart';
import type { DealSummary } from '@portal/domain/price';
import { useEffect, useRef, useState } from 'react';
import { useCall } from './use-call.ts';

type CartDeals =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'data'; readonly deals: readonly DealSummary[] };

/** CART-16: deals available to a cart. Loaded on first use; null until then. */
export function useDeals(cart_id: CartId, revision: number): { deals: CartDeals | null; show: () => void } {
  const [shown, setShown] = useState(false);
  const { data, error, reload } = useCall('get-deals/{cartId}', shown ? {} : null, {
    params: { cartId: cart_id },
    keepPreviousData: true,
  });
  // Deals may differ by cart revision.
  const last = useRef(revision);
  useEffect(() => {
    if (last.current !== revision && shown) reload();
    last.current = revision;
  }, [revision, shown, reload]);
  const show = () => {
    if (shown && error) reload();
    setShown(true);
  };
  if (!shown) return { deals: null, show };
  if (data) return { deals: { state: 'data', deals: data.deals }, show };
  return { deals: { state: error ? 'failed' : 'loading' }, show };
}
