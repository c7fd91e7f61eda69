import type { Operation } from '@portal/domain/cart';
import type { Reference } from '../catalogue/reference.ts';
import { sql } from '../db/database.ts';
import type { Choices } from './allowed-choices.ts';
import type { Queries } from './rows.ts';

/** The warehouses, delivery options and addresses that an account may choose. Reads addresses only if an operation chooses one. */
export async function choicesFor(
  tx: Queries,
  accode: string,
  operations: readonly Operation[],
  reference: Reference,
): Promise<Choices> {
  const warehouses = reference.warehouses.map((each) => each.warehouse_code);
  const { freightRates } = reference;
  const ids = operations.flatMap(({ payload }) =>
    'deliveryDropshipIdChosen' in payload && (payload.deliveryDropshipIdChosen ?? -1) !== -1
      ? [payload.deliveryDropshipIdChosen]
      : [],
  );
  if (ids.length === 0) return { warehouses, freightRates, dropshipAllowed: true, dropshipIds: [] };
  const rows = await tx.query<{ ds_id: number; dropship_allowed: boolean }>(sql`
    SELECT d.ds_id, a.dropship_allowed FROM dropship_address d JOIN account a ON a.accode = d.created_for_accode
    WHERE d.created_for_accode = ${accode} AND d.ds_id = ANY(${ids}::int[]) AND NOT d.deleted`);
  return {
    warehouses,
    freightRates,
    dropshipAllowed: rows.every((row) => row.dropship_allowed),
    dropshipIds: rows.map((row) => row.ds_id),
  };
}
