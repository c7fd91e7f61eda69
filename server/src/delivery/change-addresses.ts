import type { DropshipAddress, DropshipFields } from '@portal/domain/delivery';
import type { Transaction } from '../db/database.ts';
import { writeAddressEvent } from '../orders-out/buyers-address.ts';
import type { Caller } from '../session/caller.ts';
import { checkedAddress, checkPlace, deleteAddress, dropshipAccount, insertAddress, ownAddress } from './addresses.ts';

type Queries = Pick<Transaction, 'query'>;

/** DLV-02: adds a drop-ship address to an account, with an event for other systems. Throws a refusal if the account may not or a field is wrong. */
export async function addAddress(
  tx: Queries,
  caller: Caller,
  { accode: requested, address: given }: { readonly accode: string; readonly address: DropshipFields },
  now: Date,
): Promise<DropshipAddress> {
  const accode = await dropshipAccount(tx, caller, requested);
  const address = checkedAddress(given);
  await checkPlace(tx, address);
  const added = await insertAddress(tx, accode, address, null);
  await writeAddressEvent(tx, 'address.added', added, caller.username, now);
  return added;
}

/**
 * DLV-02: replaces an address by a new row, with an event for other systems. The old row stays for orders that use it. Throws a refusal if
 * the address is not one of the caller's, the account may not have any, or a field is wrong.
 */
export async function replaceAddress(
  tx: Queries,
  caller: Caller,
  { ds_id, address: given }: { readonly ds_id: number; readonly address: DropshipFields },
  now: Date,
): Promise<DropshipAddress> {
  const old = await ownAddress(tx, caller, ds_id);
  await dropshipAccount(tx, caller, old.created_for_accode);
  const address = checkedAddress(given);
  await checkPlace(tx, address);
  await deleteAddress(tx, old.ds_id);
  const changed = await insertAddress(tx, old.created_for_accode, address, old.ds_id);
  await writeAddressEvent(tx, 'address.changed', changed, caller.username, now);
  return changed;
}

/** DLV-02: deletes an address, with an event for other systems. Throws a refusal if it is not one of the caller's. */
export async function removeAddress(tx: Queries, caller: Caller, ds_id: number, now: Date): Promise<void> {
  const address = await ownAddress(tx, caller, ds_id);
  await deleteAddress(tx, address.ds_id);
  await writeAddressEvent(tx, 'address.deleted', address, caller.username, now);
}
