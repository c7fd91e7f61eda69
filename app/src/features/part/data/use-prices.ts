import type { PricedPart } from '@portal/domain/price';
import { usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';

/** Prices and stock of parts for an account; nothing is asked without one. */
export function usePrices(accode: string | null, stock_codes: readonly string[]) {
  const { transport } = usePortal();
  return useSWR<ReadonlyMap<string, PricedPart>>(
    accode === null || stock_codes.length === 0 ? null : ['get-price', accode, ...stock_codes],
    async () => {
      const cart_lines = stock_codes.map((stock_code) => ({ stock_code }));
      const answer = await transport.callOrFalse('get-price', { accode: accode ?? '', cart_lines });
      if (answer === false) throw new Error('The prices did not arrive.');
      return new Map(answer.cart_lines.map((part) => [part.stock_code, part]));
    },
    { revalidateOnFocus: false },
  );
}
