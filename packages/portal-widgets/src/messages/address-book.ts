import type { DropshipFields } from '@portal/domain/delivery';

const add = 'New address';

/** The delivery address of an order and the account's address book (DLV-01 to DLV-03). */
export const addressBookMessages = {
  loadFailed: 'We couldn’t load your addresses.',
  deliverTo: 'Deliver to',
  accountAddress: 'Account address',
  deletedAddress: (address: string) => `${address}. Deleted from the address book; this order still uses it.`,
  add,
  change: (company: string) => `Change ${company}`,
  delete: (company: string) => `Delete ${company}`,
  form: {
    add,
    edit: 'Edit address',
    save: 'Save address',
    fields: {
      company: 'Company or site',
      contact: 'Contact',
      phone: 'Phone',
      email: 'Email',
      address1: 'Address',
      address2: 'Address, second line',
      suburb: 'Suburb',
      state: 'State',
      postcode: 'Postcode or suburb',
    } satisfies Record<keyof DropshipFields, string>,
    placeHint: 'Type either, then choose a place from the list.',
    noPlace: 'No place found. Check the postcode.',
  },
  freight: {
    loadFailed: 'We couldn’t calculate the freight.',
    caption: (place: string) => `Freight to ${place}, ex GST`,
    chosen: (name: string) => `${name}, chosen`,
  },
};
