import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect, freePort } from './process.ts';

export interface PgBouncer {
  /** The address of a database through the pooler. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Debian's PgBouncer in transaction mode in front of a PostgreSQL at `adminUrl`. `scripts/lib/pgbouncer.mjs` installs it. */
export async function startPgbouncer(adminUrl: string): Promise<PgBouncer> {
  const { hostname, port: databasePort, username, password } = new URL(adminUrl);
  const folder = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'));
  const port = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${hostname} port=${databasePort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      // Fewer than the portal opens, so that connections are shared.
      'default_pool_size = 5',
      'max_client_conn = 200',
    ].join('\n'),
  );
  for (const each of [folder, users, settings]) chmodSync(each, 0o755);
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('/usr/sbin/pgbouncer', [...asUser, settings], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = collect(child);
  let hasEnded = false;
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      hasEnded = true;
      done();
    });
    child.once('error', () => done());
  });
  for (let tries = 1; !(await accepts(port)); tries += 1) {
    if (hasEnded || tries >= 100) throw new Error(`PgBouncer did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    urlOf: (database) => `postgres://${username}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
