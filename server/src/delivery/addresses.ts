import type { DropshipAddress, DropshipFields } from '@portal/domain/delivery';
import { validateModel, validationModels } from '@portal/domain/validation';
import { invalidFields, Refusal } from '../calls/refusal.ts';
import { type Sql, sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { deliveryMessages } from '../messages/delivery.ts';
import { accountOf } from '../session/access.ts';
import type { Caller } from '../session/caller.ts';

type Queries = Pick<Transaction, 'query'>;

/** The columns that an insert must fill in. */
export const givenColumns: Sql = sql`company, contact, phone, email, address_1, address_2, suburb, state, postcode`;

/** The columns of a `DropshipAddress`. */
export const addressColumns: Sql = sql`ds_id, created_for_accode, replaces_ds_id, company, contact, phone, email, address_1 AS address1,
  address_2 AS address2, suburb, state, postcode, deleted`;

/** The same for a missing address and for one of another account, so that it reveals nothing. */
const addressNotFound = () =>
  new Refusal('address_not_found', { action: 'display_message', user_message: deliveryMessages.noAddress });

const notAllowed = () =>
  new Refusal('dropship_not_allowed', {
    action: 'display_message',
    user_message: deliveryMessages.notAllowed,
  });

/** The caller's account code. Throws a refusal unless the account is the caller's and may use drop-ship addresses. */
export async function dropshipAccount(db: Queries, caller: Caller, requested: string): Promise<string> {
  const { accode } = accountOf(caller, requested);
  const [row] = await db.query<Pick<Tables['account'], 'dropship_allowed'>>(sql`
    SELECT dropship_allowed FROM account WHERE accode = ${accode}`);
  if (!row?.dropship_allowed) throw notAllowed();
  return accode;
}

/** The state of an account; null if it does not exist. */
export async function stateOfAccount(db: Queries, accode: string): Promise<string | null> {
  const [row] = await db.query<Pick<Tables['account'], 'state'>>(
    sql`SELECT state FROM account WHERE accode = ${accode}`,
  );
  return row?.state ?? null;
}

/** The given address, trimmed and validated (VAL-01). Throws a refusal that names each wrong field. */
export function checkedAddress(given: DropshipFields): DropshipFields {
  const address: DropshipFields = {
    company: given.company.trim(),
    contact: given.contact.trim(),
    phone: given.phone.trim(),
    email: given.email.trim(),
    address1: given.address1.trim(),
    address2: given.address2.trim(),
    suburb: given.suburb.trim(),
    state: given.state.trim().toUpperCase(),
    postcode: given.postcode.trim(),
  };
  const errors = validateModel(validationModels.dropship_address, { ...address });
  const wrong = Object.entries(errors).flatMap(([field, texts]) => texts.map((message) => ({ field, message })));
  if (wrong.length > 0) throw invalidFields(wrong);
  return address;
}

interface Known {
  readonly states: readonly string[];
  readonly suburbs: readonly string[];
  readonly postcodes: readonly string[];
}

/**
 * Checks postcode, suburb and state against the known places (V2.2.3). Throws a refusal if they contradict each other. Unknown postcodes
 * and suburbs are accepted, because new ones are built.
 */
export async function checkPlace(db: Queries, { suburb, state, postcode }: DropshipFields): Promise<void> {
  const [known] = await db.query<Known>(sql`
    SELECT
      coalesce((SELECT jsonb_agg(DISTINCT state) FROM postcode WHERE postcode = ${postcode}), '[]') AS states,
      coalesce((SELECT jsonb_agg(DISTINCT upper(suburb)) FROM postcode WHERE postcode = ${postcode}), '[]') AS suburbs,
      coalesce((SELECT jsonb_agg(DISTINCT postcode ORDER BY postcode) FROM postcode
        WHERE upper(suburb) = ${suburb.toUpperCase()} AND upper(state) = ${state}), '[]') AS postcodes`);
  if (!known || known.states.length === 0) return;
  if (!known.states.some((each) => each.toUpperCase() === state)) {
    throw invalidFields([{ field: 'state', message: deliveryMessages.wrongState(postcode, known.states) }]);
  }
  if (known.postcodes.length > 0 && !known.suburbs.includes(suburb.toUpperCase())) {
    const right = known.postcodes.slice(0, 3);
    throw invalidFields([{ field: 'postcode', message: deliveryMessages.wrongPostcode(suburb, state, right) }]);
  }
}

/** Whether the id is in the range of its column: others are no address, and PostgreSQL would refuse them. */
const isPossibleId = (ds_id: number) => ds_id > 0 && ds_id <= 2_147_483_647;

/** The addresses of an account, and those with the ids in `also` even if they were replaced or deleted. */
export function readAddresses(db: Queries, accode: string, also: readonly number[]): Promise<DropshipAddress[]> {
  return db.query<DropshipAddress>(sql`
    SELECT ${addressColumns} FROM dropship_address
    WHERE created_for_accode = ${accode} AND (NOT deleted OR ds_id = ANY(${also.filter(isPossibleId)}::int[])) ORDER BY upper(company), ds_id`);
}

/** An undeleted address of the caller's accounts, locked until the transaction ends. Throws a refusal if there is none. */
export async function ownAddress(tx: Queries, caller: Caller, ds_id: number): Promise<DropshipAddress> {
  const accodes = caller.accounts.map((each) => each.accode);
  if (!isPossibleId(ds_id)) throw addressNotFound();
  const [row] = await tx.query<DropshipAddress>(sql`
    SELECT ${addressColumns} FROM dropship_address
    WHERE ds_id = ${ds_id} AND created_for_accode = ANY(${accodes}::text[]) AND NOT deleted FOR UPDATE`);
  if (!row) throw addressNotFound();
  return row;
}

export async function insertAddress(
  tx: Queries,
  accode: string,
  address: DropshipFields,
  replaces: number | null,
): Promise<DropshipAddress> {
  const [row] = await tx.query<DropshipAddress>(sql`
    INSERT INTO dropship_address (created_for_accode, replaces_ds_id, ${givenColumns})
    VALUES (${accode}, ${replaces}, ${address.company}, ${address.contact}, ${address.phone}, ${address.email}, ${address.address1},
      ${address.address2}, ${address.suburb}, ${address.state}, ${address.postcode})
    RETURNING ${addressColumns}`);
  if (!row) throw new Error('An address was not stored.');
  return row;
}

/** Marks an address as deleted. The row stays for orders that use it. */
export async function deleteAddress(tx: Queries, ds_id: number): Promise<void> {
  await tx.query(sql`UPDATE dropship_address SET deleted = true WHERE ds_id = ${ds_id}`);
}
