import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { nodeBundle } from '../lib/node-bundle.mjs';
import { spread } from '../lib/stats.mjs';
import { painting } from './paint.mjs';

const run = promisify(execFile);
const sources = [
  'tests/bench/import',
  'tests/bench/search',
  'tests/bench/grid/shared',
  'packages/domain',
  'server/src/demo',
];

/** Lists of 500 rows matched against the whole catalogue, by kind of row; and one from paste to painted in the browser. */
export async function importing({ quick }) {
  const script = await nodeBundle('import', 'tests/bench/import/measure.ts', sources);
  const calm = await quiet();
  const { stdout } = await run('node', [script, '40000', quick ? '3' : '15'], { maxBuffer: 2 ** 24 });
  const { parts, times, sample } = JSON.parse(stdout);
  const kinds = Object.entries(times).map(([kind, all]) => ({ kind, ...spread(all) }));
  const { first, others } = await painting(sample, quick ? 3 : 15);
  return { machine: { ...describeMachine(), calm }, parts, kinds, painted: { first, ...spread(others) } };
}
