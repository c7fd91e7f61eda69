import { noDropship } from '@portal/domain/cart';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { documentsMessages } from '../messages/documents.ts';

type Queries = Pick<Transaction, 'query'>;
type AddressRow = Pick<
  Tables['account'],
  'accode' | 'name' | 'address' | 'suburb' | 'state' | 'postcode' | 'business_number'
>;
type DropshipRow = Pick<
  Tables['dropship_address'],
  'company' | 'contact' | 'phone' | 'address_1' | 'address_2' | 'suburb' | 'state' | 'postcode'
>;

/** The printed lines of a document's addresses. */
export interface Buyer {
  readonly bill_to: readonly string[];
  readonly deliver_to: readonly string[];
}

const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');
const place = (at: { readonly suburb: string; readonly state: string; readonly postcode: string }) =>
  `${at.suburb} ${at.state} ${at.postcode}`;
const accountLines = (account: AddressRow) => filled([account.name, ...account.address.split('\n'), place(account)]);

/** The billing and delivery addresses of an account's order. It is delivered to the drop-ship address `ds_id` or to the account. */
export async function readBuyer(db: Queries, accode: string, ds_id: number = noDropship): Promise<Buyer> {
  const accounts = await db.query<AddressRow>(sql`
    SELECT accode, name, address, suburb, state, postcode, business_number FROM account
    WHERE accode = ${accode} OR accode = (SELECT billto FROM account WHERE accode = ${accode})`);
  const own = accounts.find((each) => each.accode === accode);
  // The billed account may be missing: it need not use the portal.
  const billed = accounts.find((each) => each.accode !== accode) ?? own;
  const bill_to = billed
    ? filled([
        ...accountLines(billed),
        billed.business_number === '' ? '' : documentsMessages.businessNumber(billed.business_number),
      ])
    : [];
  if (ds_id === noDropship) return { bill_to, deliver_to: own ? accountLines(own) : [] };
  const [dropship] = await db.query<DropshipRow>(sql`
    SELECT company, contact, phone, address_1, address_2, suburb, state, postcode FROM dropship_address
    WHERE ds_id = ${ds_id} AND created_for_accode = ${accode}`);
  if (!dropship) return { bill_to, deliver_to: [] };
  const { company, contact, phone, address_1, address_2 } = dropship;
  const attention = filled([contact, phone]).join(', ');
  return { bill_to, deliver_to: filled([company, address_1, address_2, place(dropship), attention]) };
}
