import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from './build.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { collect } from './process.ts';
import { root } from './root.ts';
import { filledFolder } from './template-folder.ts';

export type DatabaseKind = 'pglite' | 'postgres';

export interface ServerOptions {
  readonly database?: DatabaseKind;
  /** Parts of the demo supplier. */
  readonly parts?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Flags of Node itself, such as `--cpu-prof`. */
  readonly nodeFlags?: readonly string[];
  /** A store that is there already: a data folder or the address of a database. It is left as it is at the end. */
  readonly store?: string;
  /** The file that is run: that of this build, unless told otherwise. */
  readonly main?: string;
  /** A PostgreSQL that is running already; else one is started for this server alone. */
  readonly postgres?: TestPostgres;
}

export interface TestServer {
  readonly url: string;
  /** Data folder, or address of the database. */
  readonly store: string;
  /** Its data folder, with the outbox in it: beside a PostgreSQL one of its own. */
  readonly data: string;
  readonly pid: number;
  /** Its exit code, once it has ended by itself or was ended. */
  readonly ended: Promise<number | null>;
  /** Everything that the server has written. */
  output(): string;
  /** Ends at once, as a crash would; the store stays. */
  kill(): Promise<void>;
  /** Ends as an operator would; answers the exit code. What was made for this server is removed. */
  stop(): Promise<number | null>;
}

const patience = 120_000;
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built server on a store of its own and waits until it can be used. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const { database = 'pglite', parts = 600 } = options;
  await buildServer();
  const ownPostgres =
    database === 'postgres' && !options.postgres && options.store === undefined ? await startPostgres() : null;
  const removals: (() => Promise<void> | void)[] = [];
  if (ownPostgres) removals.push(() => ownPostgres.stop());
  try {
    const store = options.store ?? (await makeStore(database, parts, options.postgres ?? ownPostgres));
    if (database === 'pglite' && options.store === undefined) {
      removals.unshift(() => rmSync(store, { recursive: true, force: true }));
    }
    return await launch({ ...options, database, parts }, store, removals);
  } catch (error) {
    for (const remove of removals) await remove();
    throw error;
  }
}

function makeStore(database: DatabaseKind, parts: number, postgres: TestPostgres | null): Promise<string> {
  if (database === 'pglite') return filledFolder(parts);
  if (!postgres) throw new Error('There is no PostgreSQL to make a database in');
  return postgres.makeDatabase(parts);
}

async function launch(
  {
    database,
    parts,
    env = {},
    nodeFlags = [],
    main = 'server/dist/main.js',
  }: ServerOptions & { database: DatabaseKind; parts: number },
  store: string,
  removals: readonly (() => Promise<void> | void)[],
): Promise<TestServer> {
  const data = database === 'pglite' ? store : mkdtempSync(join(tmpdir(), 'portal-data-'));
  const removeData = () => database === 'postgres' && rmSync(data, { recursive: true, force: true });
  const child = spawn('node', [...nodeFlags, main], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      PORTAL_DEMO_PARTS: String(parts),
      PORTAL_LOG_LEVEL: 'warn',
      // Thousands of calls within seconds are what many tests and all measurements are made of; journeys have the usual limit.
      PORTAL_CALLS_PER_MINUTE: '0',
      PORTAL_REDIRECT_HOSTS: 'pay.example',
      PORTAL_DATA: data,
      // Servers on one database have no folder in common.
      ...(database === 'postgres' ? { PORTAL_SECRET_KEY: Buffer.alloc(32, 'portal').toString('base64') } : {}),
      DATABASE_URL: database === 'postgres' ? store : '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = collect(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const url = await addressOf(child, output);
  return {
    url,
    store,
    data,
    pid: child.pid ?? 0,
    ended,
    output,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      removeData();
    },
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      removeData();
      for (const remove of removals) await remove();
      return code;
    },
  };
}

/** The server says where it is once it can be used. */
function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not start in time');
    }, patience);
    // After the address is known a rejection has no effect any more.
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`The server ${why}:\n${output()}`));
    };
    child.once('exit', (code) => fail(`ended with ${code}`));
    child.once('error', (error) => fail(error.message));
    child.stdout?.on('data', () => {
      const url = /The portal is at (\S+)/.exec(output())?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}
