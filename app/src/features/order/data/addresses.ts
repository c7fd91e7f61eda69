import type { FormProblem } from '@portal/design-system';
import type { DropshipAddress, DropshipFields, Postcode } from '@portal/domain/delivery';
import { type Portal, usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';

/** DLV-02: the book of an account, with the address that an order has, though it may have been replaced since. */
export function useAddresses(accode: string, chosen: number) {
  const { transport } = usePortal();
  return useSWR<readonly DropshipAddress[]>(['drop-ship/get', accode, chosen], async () => {
    const answer = await transport.callOrFalse('drop-ship/get', { accode, ds_ids: chosen > 0 ? [chosen] : [] });
    if (answer === false) throw new Error('The addresses did not arrive.');
    return answer.addresses;
  });
}

/** DLV-03: none where the server does not answer; the field then says that it found nothing. */
export async function findPlaces({ transport }: Portal, needle: string): Promise<readonly Postcode[]> {
  const answer = await transport.callOrFalse('get-postcodes', { needle });
  return answer === false ? [] : answer.postcodes;
}

export type Saved =
  | { readonly address: DropshipAddress; readonly problems: readonly [] }
  | { readonly address: null; readonly problems: readonly FormProblem[] };

/** Another address, or one in the place of another. */
export async function saveAddress(
  { transport }: Portal,
  accode: string,
  address: DropshipFields,
  replaces: number | null,
): Promise<Saved> {
  const { company, contact, phone, email, address1, address2, suburb, state, postcode } = address;
  const fields = { company, contact, phone, email, address1, address2, suburb, state, postcode };
  const result =
    replaces === null
      ? await transport.call('drop-ship/create', { accode, address: fields })
      : await transport.call('drop-ship/update', { ds_id: replaces, address: fields });
  if (result.ok) return { address: result.data.address, problems: [] };
  const told = result.envelope?.validation_results ?? [];
  const problems: readonly FormProblem[] =
    told.length > 0
      ? told.map(({ field, message }) => ({ field: field ?? null, message }))
      : [{ field: null, message: result.envelope?.user_message || 'The server did not answer; nothing was saved.' }];
  return { address: null, problems };
}

/** Answers what went wrong, or null. */
export async function deleteAddress({ transport }: Portal, ds_id: number): Promise<string | null> {
  const result = await transport.call('drop-ship/delete', { ds_id });
  if (result.ok) return null;
  return result.envelope?.user_message || 'The server did not answer; nothing was deleted.';
}
