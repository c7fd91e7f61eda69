import type { StoreCategory } from '@portal/domain/catalogue';
import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

const none: readonly StoreCategory[] = [];

/** WTB-01: what stores are told apart by; none while they are on their way. */
export function useStoreCategories(): readonly StoreCategory[] {
  const { transport } = usePortal();
  const { data } = useSWRImmutable('get-category-list', async () => {
    const answer = await transport.callOrFalse('get-category-list', {});
    if (answer === false) throw new Error('The categories did not arrive.');
    return answer.categories;
  });
  return data ?? none;
}
