import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { nodeBundle } from '../lib/node-bundle.mjs';
import { spread } from '../lib/stats.mjs';
import { signIn } from '../server/client.mjs';
import { freePort, startPostgres, startProcess } from '../server/processes.mjs';
import { buyer } from './buyers.mjs';
import { multiply } from './multiply.mjs';
import { brands, texts } from './words.mjs';

const run = promisify(execFile);
const sources = ['tests/bench/large-catalogue', 'packages/domain', 'server/src/demo', 'server/src/catalogue'];
const spreads = (lists) => Object.fromEntries(Object.entries(lists).map(([name, all]) => [name, spread(all)]));
const buyers = 20;
const main = join(root, 'server', 'dist', 'main.js');

/** Memory of a process in MiB; only on Linux. */
const memoryOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** Processor time of each query, in a separate process. */
async function measureEngine(quick) {
  const script = await nodeBundle('large-catalogue', 'tests/bench/large-catalogue/measure.ts', sources);
  const given = ['--max-old-space-size=4096', script, '40000', quick ? '1' : '3', JSON.stringify({ brands, texts })];
  const { stdout } = await run('node', given, { maxBuffer: 2 ** 26 });
  const { times, ...rest } = JSON.parse(stdout);
  return { ...rest, found: spreads(times) };
}

/** 1,000,000 parts: the work of each query, then twenty buyers at once on PostgreSQL (not with `--only engine`). */
export async function largeCatalogue({ quick, only }) {
  const engine = await measureEngine(quick);
  process.stdout.write('  engine done\n');
  if (only.includes('engine'))
    return { machine: { ...describeMachine(), calm: await quiet() }, engine, together: null };
  if (!(await build())) throw new Error('The portal could not be built.');
  const calm = await quiet();
  return { machine: { ...describeMachine(), calm }, engine, together: await measureBuyers(quick) };
}

async function measureBuyers(quick) {
  const postgres = await startPostgres();
  try {
    const url = await postgres.database('large');
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const env = {
      DATABASE_URL: url,
      PORTAL_LOG_LEVEL: 'warn',
      PORTAL_CALLS_PER_MINUTE: '0',
      NODE_ENV: '',
      PORT: String(port),
    };
    const seeding = await startProcess(main, { env, ready: `${address}/readyz` });
    await seeding.stop();
    const parts = await multiply(url);
    process.stdout.write(`  ${parts} parts made\n`);
    const portal = await startProcess(main, { env, ready: `${address}/readyz` });
    try {
      const user = await signIn(address, { connections: buyers });
      const from = performance.now();
      const { filters } = await user.call('/v2/search-catalogue', { filters: true });
      const indexed = performance.now() - from;
      process.stdout.write(`  indexed in ${Math.round(indexed / 1000)} s\n`);
      const roots = filters.filter(({ hidden, values }) => !hidden && values.length > 1);
      const into = { typed: [], results: [], filter: [] };
      const day = async (seconds, seed, lists) => {
        const until = performance.now() + seconds * 1_000;
        const all = Array.from({ length: buyers }, (_, i) =>
          buyer({ user, accode: user.accode, roots, seed: seed + i, until, into: lists }),
        );
        await Promise.all(all);
      };
      await day(quick ? 5 : 15, 1, { typed: [], results: [], filter: [] });
      await day(quick ? 20 : 90, 100, into);
      const memory = memoryOf(portal.pid);
      user.close();
      return { parts, buyers, indexed, memory, found: spreads(into) };
    } finally {
      await portal.stop();
    }
  } finally {
    await postgres.stop();
  }
}
