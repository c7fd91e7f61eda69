import { pino } from 'pino';
import type { BackgroundTasks } from './background-tasks.ts';
import { Refusal } from './calls/refusal.ts';
import { clearReferenceCache } from './catalogue/reference.ts';
import type { Config } from './config.ts';
import { type Database, sql } from './db/database.ts';
import { memoryDatabase } from './db/memory-store.fixture.ts';
import type { Services } from './services.ts';
import type { Caller } from './session/caller.ts';
import { Sessions } from './session/sessions.ts';

export const now = new Date('2026-11-20T08:00:00Z');

export const request = { requestId: 'r1', origin: 'https://portal.example', log: pino({ level: 'silent' }) };

const caller: Caller = {
  sessionId: 's1',
  parentSessionId: null,
  userId: 'ingrid',
  realUserId: 'ingrid',
  username: 'ingrid',
  kind: 'it',
  accounts: [],
  primaryAccode: null,
  expires: new Date(now.getTime() + 3_600_000),
  bearerHash: new Uint8Array(),
  bearerIssued: now,
  hasSecondFactor: false,
};

/** Members of the supplier's staff who manage users. Only `root` may handle other root and it users. */
export const callers = {
  it: caller,
  root: { ...caller, userId: 'rosa', realUserId: 'rosa', username: 'rosa', kind: 'root' },
} as const satisfies Record<string, Caller>;

/** The fields of a mail that tests compare. */
interface SentMail {
  readonly to: string;
  readonly text: string;
}

export interface UsersStore {
  readonly database: Database;
  readonly services: Services;
  /** The mails sent since the last `refusesMail(false)`. */
  readonly mails: SentMail[];
  /** Whether the mail server refuses every mail. */
  refusesMail(refuses: boolean): void;
  /** Runs the background work that was started. */
  settle(): Promise<void>;
}

/** For tests: a store with two accounts and six users, and the services that handlers get; mails are collected. */
export async function usersStore(): Promise<UsersStore> {
  const database = await memoryDatabase();
  // Another store of this process may have filled it.
  clearReferenceCache();
  await database.query(sql`INSERT INTO warehouse VALUES ('40', 'Sydney', 'X', 'NSW', '2000')`);
  for (const accode of ['KES014', 'HAR010']) {
    await database.query(sql`
      INSERT INTO account (accode, billto, name, suburb, state, postcode, store_code, warehouse)
      VALUES (${accode}, ${accode}, ${accode}, '', 'NSW', '2000', '', '40')`);
  }
  for (const [id, type, email, hash, disabled] of [
    ['rosa', 'root', 'rosa@example.com', 'x', false],
    ['ingrid', 'it', 'ingrid@example.com', 'x', false],
    ['moira', 'customer', 'moira@kestrel.example', 'x', false],
    ['newly', 'customer', 'newly@kestrel.example', null, false],
    ['silent', 'customer', '', 'x', false],
    ['gone', 'customer', 'gone@kestrel.example', 'x', true],
  ] as const) {
    await database.query(sql`
      INSERT INTO portal_user (user_id, username, firstname, lastname, email, user_type, password_hash, disabled)
      VALUES (${id}, ${id}, 'Moira', 'Tan', ${email}, ${type}, ${hash}, ${disabled})`);
  }
  const mails: SentMail[] = [];
  const background: Promise<void>[] = [];
  let isDown = false;
  const clock = { now: () => now };
  // Only what these tests need.
  const services = {
    database,
    clock,
    sessions: new Sessions(database, clock),
    config: { product: 'tradeparts', supplierName: 'Trade Parts', breachedPasswords: null } as Partial<Config>,
    backgroundTasks: { run: (_, work) => void background.push(work()) } as Partial<BackgroundTasks>,
    mailer: {
      send: async ({ to, text }) => {
        if (isDown) throw new Error('The mail server is down');
        mails.push({ to, text });
      },
    } as Partial<Services['mailer']>,
  } as Partial<Services> as Services;
  return {
    database,
    services,
    mails,
    refusesMail: (refuses) => {
      isDown = refuses;
      mails.length = 0;
    },
    settle: async () => void (await Promise.all(background.splice(0))),
  };
}

/** The error of a refused call; null if it was not refused. */
export const refusalOf = (work: Promise<unknown>): Promise<Refusal['parts'] | null> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.parts : Promise.reject(error)),
  );

/** The entries of the audit log of one kind: who and what. */
export const audited = (database: Database, what: string): Promise<readonly { readonly detail: object }[]> =>
  database.query(sql`SELECT real_user_id, detail FROM audit_log WHERE what = ${what} ORDER BY audit_id`);

/** Adds a bolt to the catalogue, sold by 25. `part_id` is its place in the stock list. */
export async function insertPart(database: Database, part_id: number, stock_code: string): Promise<void> {
  await database.query(sql`
    INSERT INTO part (stock_code, part_id, description, product_category, product_type, thread, finish, spec, size, length, image,
      pack_quantity, pack_code, pack_weight, inner_quantity, sell_quantity_minimum, sell_quantity_increment, price_per, information)
    VALUES (${stock_code}, ${part_id}, 'Bolt', 'Bolts', 'Bolts', '', '', '', '', '', '', 100, 'B', 0, 1, 25, 25, 100, '{}')`);
}
