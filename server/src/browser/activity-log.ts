import type { FastifyBaseLogger } from 'fastify';
import type { NetworkLimits } from '../calls/network-limits.ts';
import type { Clock } from '../clock.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { visitorLimits } from './visitor-limits.ts';

/** An activity as a row for `jsonb_populate_recordset`. `client_key`: its id, so that repeated sends count once. */
type ActivityRecord = Omit<Tables['activity'], 'activity_id'>;
export type ActivityRow = Omit<ActivityRecord, 'received'>;

const recordColumns = sql`client_key, user_id, real_user_id, received, session_time, activity_code, activity_type, activity_detail,
  activity_extended`;

const flushAfter = 1_000;
/** Beyond this the database cannot keep up, and activities are dropped so that orders are not delayed. */
const maxWaiting = 20_000;
const batchSize = 2_000;

/** Collects the activities of all callers and writes them in batches, so that thousands of open tabs need few statements. */
export class ActivityLog {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #log: FastifyBaseLogger;
  readonly #dropped: (rows: number) => void;
  readonly visitors: NetworkLimits;
  #waiting: ActivityRecord[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  /** `dropped` is called with the number of activities of visitors above their limits. */
  constructor(database: Database, clock: Clock, log: FastifyBaseLogger, dropped: (rows: number) => void) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
    this.#dropped = dropped;
    this.visitors = visitorLimits(clock);
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether a visitor may add this much; counts what is dropped otherwise. */
  mayVisitorAdd(address: string, rows: number, bytes: number): boolean {
    const isFree = this.visitors.take(address, rows, bytes);
    if (!isFree) this.#dropped(rows);
    return isFree;
  }

  /** Returns false if the activities had to be dropped. */
  add(rows: readonly ActivityRow[]): boolean {
    if (this.#waiting.length + rows.length > maxWaiting) return false;
    const received = this.#clock.now().toISOString();
    this.#waiting.push(...rows.map((row) => ({ ...row, received })));
    this.#timer ??= setTimeout(() => void this.flush(), flushAfter);
    return true;
  }

  /** Writes all waiting activities. Also called at shutdown. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.splice(0, batchSize);
      try {
        await this.#database.query(sql`
          INSERT INTO activity (${recordColumns})
          SELECT ${recordColumns} FROM jsonb_populate_recordset(NULL::activity, ${JSON.stringify(rows)}::jsonb)
          ON CONFLICT (client_key) WHERE client_key IS NOT NULL DO NOTHING`);
      } catch (error) {
        this.#log.error({ err: error, lost: rows.length }, 'activities could not be written');
      }
    }
  }
}
