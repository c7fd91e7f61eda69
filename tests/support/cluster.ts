import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { attachPostgres, loadEmbeddedPostgres } from './postgres.ts';
import { freePort, run } from './process.ts';

/** A PostgreSQL cluster of a pair. */
export interface Cluster {
  readonly port: number;
  /** Runs one statement and returns its rows. */
  query(text: string): Promise<readonly Record<string, unknown>[]>;
  /** Ends the cluster as a power cut of its machine would. */
  kill(): Promise<void>;
}

export interface ClusterPair {
  readonly primary: Cluster;
  /** Follows the primary; the primary commits only what the standby has on disk. */
  readonly standby: Cluster;
  /** Path of the filled database, the same on both: `postgres://…/name`. */
  urlAt(port: number): string;
  stop(): Promise<void>;
}

const password = 'portal';
/** Ports of clusters that were killed. */
const killed = new Set<number>();
const flags = ['-c', 'max_connections=120', '-c', 'listen_addresses=127.0.0.1'];

async function clusterIn(databaseDir: string, more: readonly string[]) {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const port = await freePort();
  const log: string[] = [];
  const note = (message: unknown) => void log.push(String(message));
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'portal',
    password,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...flags, ...more],
    onLog: note,
    onError: note,
  });
  const start = () =>
    server.start().catch((error: unknown) => {
      throw new Error(`PostgreSQL did not start: ${String(error)}\n${log.join('\n')}`);
    });
  return { server, start, port };
}

const urlOf = (port: number, database: string) => `postgres://portal:${password}@127.0.0.1:${port}/${database}`;

function clusterAt(port: number, folder: string, database: string): Cluster {
  return {
    port,
    async query(text) {
      const client = new pg.Client({ connectionString: urlOf(port, database) });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    async kill() {
      const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
      // Its processes end with it: each watches the postmaster.
      process.kill(Number(pid), 'SIGKILL');
      killed.add(port);
    },
  };
}

async function untilReadable(cluster: Cluster): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await cluster.query('SELECT 1');
      return;
    } catch (error) {
      if (tries >= 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Starts a primary with the demo supplier and a synchronous standby, made from a copy of its stopped folder. */
export async function startPair(parts: number): Promise<ClusterPair> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pair-'));
  await run(['chmod', '755', folder]);
  const primaryFolder = join(folder, 'primary');
  const standbyFolder = join(folder, 'standby');
  const first = await clusterIn(primaryFolder, []);
  await first.server.initialise();
  await first.start();
  const store = await attachPostgres(urlOf(first.port, 'postgres')).makeDatabase(parts);
  const database = new URL(store).pathname.slice(1);
  await first.server.stop();
  cpSync(primaryFolder, standbyFolder, { recursive: true });
  writeFileSync(join(standbyFolder, 'standby.signal'), '');
  const primary = await clusterIn(primaryFolder, ['-c', 'synchronous_standby_names=*', '-c', 'synchronous_commit=on']);
  const connection = `host=127.0.0.1 port=${primary.port} user=portal password=${password}`;
  const standby = await clusterIn(standbyFolder, ['-c', `primary_conninfo=${connection}`]);
  // The copy belongs to the user who made it.
  await run(['chown', '--recursive', '--reference', primaryFolder, standbyFolder]);
  await run(['chmod', '--recursive', 'go-rwx', standbyFolder]);
  await primary.start();
  const follower = clusterAt(standby.port, standbyFolder, database);
  // A standby never reports that it accepts every connection, for which `start` waits.
  const failed = standby.start();
  failed.catch(() => undefined);
  await Promise.race([failed, untilReadable(follower)]);
  return {
    primary: clusterAt(primary.port, primaryFolder, database),
    standby: follower,
    urlAt: (port) => urlOf(port, database),
    async stop() {
      // The library would wait forever for the end of a cluster that was killed.
      const running = [primary, standby].filter(({ port }) => !killed.has(port));
      await Promise.all(running.map(({ server }) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
