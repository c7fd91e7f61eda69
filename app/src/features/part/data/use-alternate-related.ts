import type { AlternateRelated } from '@portal/domain/catalogue';
import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** Codes of what stands beside a part; nothing is asked while `stock_code` is null. */
export function useAlternateRelated(stock_code: string | null) {
  const { transport } = usePortal();
  return useSWRImmutable<AlternateRelated | null>(
    stock_code === null ? null : ['get-alternate-related', stock_code],
    async () => {
      const answer = await transport.callOrFalse('get-alternate-related', {
        cart_lines: [{ stock_code: stock_code ?? '' }],
      });
      if (answer === false) throw new Error('The alternates did not arrive.');
      return answer.cart_lines[0] ?? null;
    },
  );
}
