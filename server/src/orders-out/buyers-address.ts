import type { DropshipAddress } from '@portal/domain/delivery';
import type { Queries } from '../cart/rows.ts';
import { writeEvent } from './outgoing-events.ts';
import { filledLines, type OrderAddress } from './submitted-order.ts';

/** `data` of the events about addresses, version 1. Fields may be added to a version, never changed or removed. */
export interface BuyersAddress {
  readonly account: string;
  /** The portal's number of the address. A changed address has a new one, because earlier orders keep the old address. */
  readonly address_number: number;
  /** The number that the address had before it was changed. */
  readonly replaces: number | null;
  /** User name of the person who changed it. */
  readonly changed_by: string;
  readonly address: OrderAddress;
}

type AddressEvent = 'address.added' | 'address.changed' | 'address.deleted';

/** Reports a change of a delivery address to other systems. The changes of an account are delivered in order. */
export async function writeAddressEvent(
  tx: Queries,
  type: AddressEvent,
  given: DropshipAddress,
  changed_by: string,
  now: Date,
): Promise<void> {
  const { ds_id, created_for_accode: account, replaces_ds_id: replaces } = given;
  const { company, contact, phone, email, address1, address2, suburb, state, postcode } = given;
  const lines = filledLines([address1, address2]);
  const address: OrderAddress = { company, contact, phone, email, lines, suburb, state, postcode, country: 'AU' };
  const data: BuyersAddress = { account, address_number: ds_id, replaces, changed_by, address };
  await writeEvent(tx, type, `addresses ${account}`, data, now);
}
