import type { TipList } from '@portal/domain/tips';
import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** TIP-01: null while the tips are on their way, and where they did not come. */
export function useTipList(): {
  readonly list: TipList | null;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const { transport } = usePortal();
  const { data, error, mutate } = useSWRImmutable('get-did-you-know-list', async () => {
    const answer = await transport.callOrFalse('get-did-you-know-list', {});
    if (answer === false) throw new Error('The tips did not arrive.');
    return answer;
  });
  return { list: data ?? null, failed: error !== undefined, retry: () => void mutate() };
}
