import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { type Database, sql } from '../db/database.ts';

const state = z.object({
  on: z.boolean(),
  /** Time of the last switch. */
  since: z.iso.datetime(),
});
export type MaintenanceState = z.infer<typeof state>;

const never: MaintenanceState = { on: false, since: '1970-01-01T00:00:00.000Z' };

export async function readMaintenance(db: Pick<Database, 'query'>): Promise<MaintenanceState> {
  const [row] = await db.query<{ value: unknown }>(sql`SELECT value FROM setting WHERE name = 'maintenance'`);
  return row ? state.parse(row.value) : never;
}

/** Switches maintenance on or off for all processes. */
export async function writeMaintenance(db: Pick<Database, 'query'>, next: MaintenanceState): Promise<void> {
  await db.query(sql`
    INSERT INTO setting (name, value) VALUES ('maintenance', ${JSON.stringify(next)}::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  await db.query(sql`SELECT pg_notify('maintenance', '')`);
}

/** Milliseconds within which a missed notification is noticed. */
const lookEvery = 5_000;

/** PING-02: the maintenance state as this process knows it, updated by database notifications and by polling. */
export class Maintenance {
  readonly #database: Database;
  readonly #clock: Clock;
  #state: MaintenanceState = never;
  #timer: NodeJS.Timeout | null = null;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  get state(): MaintenanceState {
    return this.#state;
  }

  /** Starts following the state. Returns a stop function. Rejects if the database cannot be read. */
  async follow(): Promise<() => Promise<void>> {
    const stop = await this.#database.listen('maintenance', () => void this.#look());
    this.#state = await readMaintenance(this.#database);
    this.#timer = setInterval(() => void this.#look(), lookEvery);
    return async () => {
      if (this.#timer) clearInterval(this.#timer);
      await stop();
    };
  }

  /** Whether a page that was down for this long was waiting for a maintenance that is over, so that it should reload. */
  mayReload(downForSeconds: number): boolean {
    if (this.#state.on || downForSeconds <= 0) return false;
    return Date.parse(this.#state.since) >= this.#clock.now().getTime() - downForSeconds * 1000;
  }

  async #look(): Promise<void> {
    // While the database is unavailable, the last known state applies.
    this.#state = await readMaintenance(this.#database).catch(() => this.#state);
  }
}
