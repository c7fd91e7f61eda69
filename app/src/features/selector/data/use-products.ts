import type { ProductInformation } from '@portal/domain/catalogue';
import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** What is known of some parts, in their order; unknown codes come without facts. */
export function useProducts(codes: readonly string[]) {
  const { transport } = usePortal();
  return useSWRImmutable<readonly ProductInformation[]>(
    codes.length > 0 ? ['get-product-information', ...codes] : null,
    async () => {
      const cart_lines = codes.map((stock_code) => ({ stock_code }));
      const answer = await transport.callOrFalse('get-product-information', { cart_lines });
      if (answer === false) throw new Error('The parts did not arrive.');
      return answer.cart_lines;
    },
    { keepPreviousData: true },
  );
}
