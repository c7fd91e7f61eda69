import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { nodeBundle } from '../lib/node-bundle.mjs';
import { spread } from '../lib/stats.mjs';

const run = promisify(execFile);

/** Search and filters of the whole catalogue, in a process of its own for each size. */
export async function search({ quick }) {
  const script = await nodeBundle('search', 'tests/bench/search/measure.ts', [
    'tests/bench/search',
    'tests/bench/grid/shared',
    'packages/domain',
    'server/src/demo',
  ]);
  const calm = await quiet();
  const sizes = [];
  for (const parts of [40_000, 100_000]) {
    const { stdout } = await run('node', [script, String(parts), quick ? '10' : '60'], { maxBuffer: 2 ** 26 });
    const { searches, facets, naive, ...rest } = JSON.parse(stdout);
    sizes.push({ ...rest, search: spread(searches), facet: spread(facets), naive: spread(naive) });
    process.stdout.write(`  ${parts} parts done\n`);
  }
  return { machine: { ...describeMachine(), calm }, sizes };
}
