import type { FoundPlace, Store } from '@portal/domain/catalogue';
import { usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';

export interface StoreQuestion {
  readonly place?: string;
  readonly category?: string;
  readonly stock_code?: string;
}
export interface FoundStores {
  readonly stores: readonly Store[];
  readonly place: FoundPlace | null;
  readonly places: readonly FoundPlace[];
}

/** WTB-01: nearest first where a place is given. */
export function useStores(question: StoreQuestion) {
  const { transport } = usePortal();
  return useSWR<FoundStores>(
    ['get-wtb-list', question],
    async () => {
      const answer = await transport.callOrFalse('get-wtb-list', question);
      if (answer === false) throw new Error('The stores did not arrive.');
      return answer;
    },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
}
