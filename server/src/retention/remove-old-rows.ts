import { recordAudit } from '../audit/record-audit.ts';
import type { Config } from '../config.ts';
import { type Database, sql, type Transaction } from '../db/database.ts';

const day = 24 * 60 * 60 * 1000;
/** Rows deleted in one transaction, so that no lock lasts long. */
const batchSize = 5_000;
/** Batches of one run; the next run continues. */
const mostBatches = 200;
/** Days for which delivered events stay in a destination's queue. The events themselves stay and can be replayed. */
const deliveredDays = 90;
const mailDays = 2 * 365;
/** Anybody can be a visitor, so visitors' activities must not fill the database: they are deleted sooner, and the oldest beyond this number. */
const visitorDays = 14;
const mostVisitorActivities = 100_000;

/** Request id in `audit_log` for actions of the portal's own jobs. */
const byJob = { requestId: 'job' } as const;
const nobody = { userId: null, realUserId: null } as const;

interface Removed {
  readonly removed: number;
}

type Batch = (tx: Transaction, before: string) => Promise<readonly Removed[]>;

const auditBatch: Batch = async (tx, before) => {
  // The table's trigger allows only older rows to be deleted.
  await tx.query(sql`SELECT set_config('portal.audit_before', ${before}, true)`);
  return tx.query<Removed>(sql`
    DELETE FROM audit_log WHERE audit_id IN (
      SELECT audit_id FROM audit_log WHERE at < ${before} ORDER BY at LIMIT ${batchSize}) RETURNING 1 AS removed`);
};

const activityBatch: Batch = (tx, before) =>
  tx.query<Removed>(sql`
    DELETE FROM activity WHERE activity_id IN (
      SELECT activity_id FROM activity WHERE received < ${before} ORDER BY received LIMIT ${batchSize}) RETURNING 1 AS removed`);

const visitorBatch: Batch = (tx, before) =>
  tx.query<Removed>(sql`
    DELETE FROM activity WHERE activity_id IN (
      SELECT activity_id FROM activity WHERE user_id IS NULL AND received < ${before}
      ORDER BY received LIMIT ${batchSize}) RETURNING 1 AS removed`);

/** Deletes the activities of visitors that are older than the newest `most`. */
const removeExcess = (database: Database, most: number) =>
  database.query(sql`
    DELETE FROM activity WHERE user_id IS NULL AND activity_id <= (
      SELECT activity_id FROM activity WHERE user_id IS NULL ORDER BY activity_id DESC OFFSET ${most} LIMIT 1)`);

const mailBatch: Batch = (tx, before) =>
  tx.query<Removed>(sql`
    DELETE FROM mail WHERE mail_id IN (
      SELECT mail_id FROM mail WHERE asked < ${before} ORDER BY asked LIMIT ${batchSize}) RETURNING 1 AS removed`);

const deliveredBatch: Batch = (tx, before) =>
  tx.query<Removed>(sql`
    DELETE FROM outgoing_delivery d USING (
      SELECT destination, message_id FROM outgoing_delivery
      WHERE state = 'delivered' AND delivered < ${before} ORDER BY delivered LIMIT ${batchSize}) old
    WHERE d.destination = old.destination AND d.message_id = old.message_id RETURNING 1 AS removed`);

/** Deletes what is older than `days`, in batches. Returns the number of rows; nothing is deleted if `days` is null. */
async function removeOlder(database: Database, now: Date, days: number | null, batch: Batch): Promise<number> {
  if (days === null) return 0;
  const before = new Date(now.getTime() - days * day).toISOString();
  let removed = 0;
  for (let count = 0; count < mostBatches; count += 1) {
    const { length } = await database.transaction((tx) => batch(tx, before));
    removed += length;
    if (length < batchSize) break;
  }
  return removed;
}

/** Deletes rows that are older than the configured retention. Deleting rows of the audit log is itself recorded in it. */
export async function removeOldRows(
  work: {
    readonly database: Database;
    readonly clock: { now(): Date };
    readonly config: Pick<Config, 'auditDays' | 'activityDays'>;
  },
  mostOfVisitors = mostVisitorActivities,
): Promise<void> {
  const { database, clock, config } = work;
  const now = clock.now();
  await removeOlder(database, now, config.activityDays, activityBatch);
  await removeOlder(database, now, visitorDays, visitorBatch);
  await removeExcess(database, mostOfVisitors);
  await removeOlder(database, now, mailDays, mailBatch);
  await removeOlder(database, now, deliveredDays, deliveredBatch);
  const rows = await removeOlder(database, now, config.auditDays, auditBatch);
  if (rows === 0) return;
  const detail = { rows, days: config.auditDays };
  await recordAudit(database, nobody, byJob, now, { what: 'audit_remove_old', result: 'ok', detail });
}
