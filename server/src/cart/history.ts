import type { AcceptedOperation, OperationResult } from '@portal/domain/cart';
import { sql } from '../db/database.ts';
import type { Queries } from './rows.ts';

/** More than this many operations since the caller's revision: a whole cart is shorter. */
const mostOperations = 1_000;

/** What was answered to operations that came before. */
export async function knownResults(
  tx: Queries,
  orderNum: string,
  ids: readonly string[],
): Promise<Map<string, OperationResult>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<{ operation_id: string; outcome: OperationResult }>(sql`
    SELECT operation_id, outcome FROM cart_operation WHERE order_num = ${orderNum} AND operation_id = ANY(${ids}::text[])`);
  return new Map(rows.map((row) => [row.operation_id, row.outcome]));
}

/** The operations after a revision, in server order; null where there are too many, or the history does not reach back. */
export async function operationsSince(
  tx: Queries,
  orderNum: string,
  known: number,
  present: number,
): Promise<readonly AcceptedOperation[] | null> {
  if (known >= present) return [];
  if (present - known > mostOperations) return null;
  const rows = await tx.query<{ operation: AcceptedOperation }>(sql`
    SELECT operation FROM cart_operation WHERE order_num = ${orderNum} AND revision > ${known} ORDER BY revision`);
  return rows.length === present - known ? rows.map((row) => row.operation) : null;
}
