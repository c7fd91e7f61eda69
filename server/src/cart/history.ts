import type { AcceptedOperation, CartMilestone, OperationResult } from '@portal/domain/cart';
import { sql } from '../db/database.ts';
import type { Queries } from './rows.ts';

/** With more operations than this since the caller's revision, a full cart is the shorter reply. */
const maxOperations = 1_000;

/** Stored results of earlier operations, by operation id. */
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

/** Operations after revision `known`, in server order. Null if there are too many or the history does not go back that far. */
export async function operationsSince(
  tx: Queries,
  orderNum: string,
  known: number,
  present: number,
): Promise<readonly AcceptedOperation[] | null> {
  if (known >= present) return [];
  if (present - known > maxOperations) return null;
  const rows = await tx.query<{ operation: AcceptedOperation }>(sql`
    SELECT operation FROM cart_operation WHERE order_num = ${orderNum} AND revision > ${known} ORDER BY revision`);
  return rows.length === present - known ? rows.map((row) => row.operation) : null;
}

const milestones = {
  'cart.confirm': 'confirmed',
  'cart.unconfirm': 'unconfirmed',
  'cart.submit': 'submitted',
  'cart.cancel': 'cancelled',
  'cart.recycle': 'reopened',
} as const satisfies Partial<Record<AcceptedOperation['kind'], CartMilestone['kind']>>;

/** CART-06: when a cart was created and each change of its status, oldest first. */
export async function readMilestones(tx: Queries, orderNum: string): Promise<readonly CartMilestone[]> {
  const [made] = await tx.query<{ at: string; by: string }>(sql`
    SELECT c.created AS at, u.username AS by FROM cart c JOIN portal_user u ON u.user_id = c.created_by
    WHERE c.order_num = ${orderNum}`);
  const changes = await tx.query<{ kind: keyof typeof milestones; at: string; by: string }>(sql`
    SELECT kind, made AS at, operation->>'by' AS by FROM cart_operation
    WHERE order_num = ${orderNum} AND kind = ANY(${Object.keys(milestones)}::text[]) AND revision IS NOT NULL
    ORDER BY revision`);
  const placed: readonly CartMilestone[] = made ? [{ kind: 'placed', ...made }] : [];
  return [...placed, ...changes.map(({ kind, at, by }) => ({ kind: milestones[kind], at, by }))];
}
