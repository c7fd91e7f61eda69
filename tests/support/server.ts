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
  /** Number of parts in the demo supplier. */
  readonly parts?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Node flags, such as `--cpu-prof`. */
  readonly nodeFlags?: readonly string[];
  /** An existing store: a data folder or a database address. It is not removed at the end. */
  readonly store?: string;
  /** Entry file; this build's by default. */
  readonly main?: string;
  /** A running PostgreSQL; otherwise one is started for this server. */
  readonly postgres?: TestPostgres;
}

export interface TestServer {
  readonly url: string;
  /** Data folder, or address of the database. */
  readonly store: string;
  /** Data folder with the outbox; separate from the store when that is PostgreSQL. */
  readonly data: string;
  readonly pid: number;
  /** Exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Everything that the server has logged. */
  output(): string;
  /** Kills the server as in a crash; the store stays. */
  kill(): Promise<void>;
  /** Stops the server as an operator would, and removes what was made for it. Returns the exit code. */
  stop(): Promise<number | null>;
}

/** Parts of the demo supplier in tests that need no particular number. */
export const defaultParts = 600;

const patience = 120_000;
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the built server on a new store and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const { database = 'pglite', parts = defaultParts } = options;
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
  { database, parts, env = {}, nodeFlags = [], main }: ServerOptions & { database: DatabaseKind; parts: number },
  store: string,
  removals: readonly (() => Promise<void> | void)[],
): Promise<TestServer> {
  const data = database === 'pglite' ? store : mkdtempSync(join(tmpdir(), 'portal-data-'));
  const removeData = () => database === 'postgres' && rmSync(data, { recursive: true, force: true });
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    PORTAL_DEMO_PARTS: String(parts),
    PORTAL_LOG_LEVEL: 'warn',
    // Tests and measurements make thousands of calls within seconds; journeys use the default limit.
    PORTAL_CALLS_PER_MINUTE: '0',
    PORTAL_REDIRECT_HOSTS: 'pay.example',
    PORTAL_DATA: data,
    // Servers on one database share no folder.
    ...(database === 'postgres' ? { PORTAL_SECRET_KEY: Buffer.alloc(32, 'portal').toString('base64') } : {}),
    DATABASE_URL: database === 'postgres' ? store : '',
    ...env,
  };
  const [program, ...words] = image
    ? inContainer(image, data, Object.keys(settings))
    : ['node', ...nodeFlags, main ?? 'server/dist/main.js'];
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...settings },
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

/** With it the servers of tests run in containers of this image. Tests that kill a server need one of their own. */
const image = process.env.PORTAL_TEST_IMAGE;

/** Starts the image with the network, the data folder and the user of the test, so that it finds and may write what the test made. */
function inContainer(name: string, data: string, variables: readonly string[]): [string, ...string[]] {
  const user = `--user=${process.getuid?.()}:${process.getgid?.()}`;
  const builds = `--env=PORTAL_BUILDS=${join(data, 'builds')}`;
  const given = variables.map((each) => `--env=${each}`);
  return ['docker', 'run', '--rm', '--network=host', user, `--volume=${data}:${data}`, builds, ...given, name];
}

/** The server logs its address once it is ready. */
function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('did not start in time');
    }, patience);
    // Once the address is known, a rejection has no effect.
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
