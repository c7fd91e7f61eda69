import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { spread } from '../lib/stats.mjs';
import { signIn } from '../server/client.mjs';
import { freePort, startPostgres, startProcess } from '../server/processes.mjs';
import { buyer } from './buyers.mjs';
import { multiply } from './multiply.mjs';

const buyers = 20;
const main = join(root, 'server', 'dist', 'main.js');

/** Memory of a process in MiB; only on Linux. */
const memoryOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** 1,000,000 parts on PostgreSQL, searched by twenty buyers at once. */
export async function largeCatalogue({ quick }) {
  if (!(await build())) throw new Error('The portal could not be built.');
  const calm = await quiet();
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
      const found = Object.fromEntries(Object.entries(into).map(([name, all]) => [name, spread(all)]));
      return { machine: { ...describeMachine(), calm }, parts, buyers, indexed, memory, found };
    } finally {
      await portal.stop();
    }
  } finally {
    await postgres.stop();
  }
}
