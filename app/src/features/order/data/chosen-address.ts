import type { DropshipAddress } from '@portal/domain/delivery';
import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** DLV-02: the address that an order goes to; it never changes. Null for the account's own, and until it is known. */
export function useChosenAddress(accode: string, ds_id: number): DropshipAddress | null {
  const { transport } = usePortal();
  const { data } = useSWRImmutable(ds_id > 0 ? ['drop-ship/get one', accode, ds_id] : null, async () => {
    const answer = await transport.callOrFalse('drop-ship/get', { accode, ds_ids: [ds_id] });
    if (answer === false) throw new Error('The address did not arrive.');
    return answer.addresses.find((each) => each.ds_id === ds_id) ?? null;
  });
  return data ?? null;
}
