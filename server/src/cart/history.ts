import type { AcceptedOperation, CartMilestone, OperationResult } from '@portal/domain/cart';
import { sql } from '../db/database.ts';
import type { Queries } from './rows.ts';
import { fullName } from './summaries.ts';

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

interface MilestoneRow<Kind = 'placed'> {
  readonly kind: Kind;
  readonly at: string;
  readonly by: string;
  /** Null if the user has been deleted. */
  readonly by_name: string | null;
}

/** CART-06: when a cart was created and each change of its status, oldest first. */
export async function readMilestones(tx: Queries, orderNum: string): Promise<readonly CartMilestone[]> {
  const [made] = await tx.query<MilestoneRow>(sql`
    SELECT 'placed' AS kind, c.created AS at, u.username AS by, ${fullName} AS by_name FROM cart c JOIN portal_user u ON u.user_id = c.created_by
    WHERE c.order_num = ${orderNum}`);
  const changes = await tx.query<MilestoneRow<keyof typeof milestones>>(sql`
    SELECT o.kind, o.made AS at, o.operation->>'by' AS by, ${fullName} AS by_name
    FROM cart_operation o LEFT JOIN portal_user u ON lower(u.username) = lower(o.operation->>'by')
    WHERE o.order_num = ${orderNum} AND o.kind = ANY(${Object.keys(milestones)}::text[]) AND o.revision IS NOT NULL
    ORDER BY o.revision`);
  return [...(made ? [made] : []), ...changes.map((row) => ({ ...row, kind: milestones[row.kind] }))].map(
    ({ kind, at, by, by_name }) => ({ kind, at, by, ...(by_name ? { by_name } : {}) }),
  );
}
