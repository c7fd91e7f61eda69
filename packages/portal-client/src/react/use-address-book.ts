import type { DropshipAddress, DropshipFields } from '@portal/domain/delivery';
import { addressBookMessages } from '../messages/address-book.ts';
import type { FormProblem } from '../transport/call-error.ts';
import { useCall } from './use-call.ts';
import { useCallCache } from './use-call-cache.ts';
import { useCallMutation } from './use-call-mutation.ts';

/** DLV-02, DLV-03: an account's address book, including the order's own address, which may have been replaced since. */
export function useAddressBook(accode: string, chosen: number) {
  const cache = useCallCache();
  const { data, error, reload } = useCall('drop-ship/get', { accode, ds_ids: chosen > 0 ? [chosen] : [] });
  const create = useCallMutation('drop-ship/create', { reloads: ['drop-ship/get'] });
  const update = useCallMutation('drop-ship/update', { reloads: ['drop-ship/get'] });
  const remove = useCallMutation('drop-ship/delete', { reloads: ['drop-ship/get'] });
  return {
    addresses: data?.addresses ?? null,
    error,
    reload,
    /** Empty if the server cannot be reached; the field then says that it found nothing. */
    findPlaces: (needle: string) =>
      cache.load('get-postcodes', { needle }).then(
        ({ postcodes }) => postcodes,
        () => [],
      ),
    /** Adds or replaces an address. Resolves to the address, or to the problems. */
    async save(address: DropshipFields, replaces: number | null): Promise<DropshipAddress | readonly FormProblem[]> {
      const { company, contact, phone, email, address1, address2, suburb, state, postcode } = address;
      const fields = { company, contact, phone, email, address1, address2, suburb, state, postcode };
      const outcome =
        replaces === null
          ? await create.send({ accode, address: fields })
          : await update.send({ ds_id: replaces, address: fields });
      if (outcome.ok) return outcome.data.address;
      const { envelope, problems } = outcome.error;
      if (!envelope) return [{ field: null, message: addressBookMessages.notSaved }];
      // The call names its fields within `address`, the form does not.
      return problems.map(({ field, message }) => ({ field: field?.replace(/^address\./, '') ?? null, message }));
    },
    /** Resolves to an error message, or null. */
    async remove(ds_id: number): Promise<string | null> {
      const outcome = await remove.send({ ds_id });
      return outcome.ok ? null : outcome.error.messageOr(addressBookMessages.notDeleted);
    },
  };
}

/** DLV-02: the address of an order, which never changes. Null for the account's own address and while loading. */
export function useChosenAddress(accode: string, ds_id: number): DropshipAddress | null {
  const { data } = useCall('drop-ship/get', ds_id > 0 ? { accode, ds_ids: [ds_id] } : null, { immutable: true });
  return data?.addresses.find((each) => each.ds_id === ds_id) ?? null;
}
