import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/lib/run.mjs';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { nodeBundle } from '../lib/node-bundle.mjs';

const run = promisify(execFile);
const sources = ['tests/bench/knowledge', 'tests/knowledge', 'packages/domain', 'server/src/demo'];
const folder = join(root, 'tests/knowledge');

/**
 * Share of the labelled queries and list rows (tests/knowledge) with correct results, and how fast they are. `--only set` first
 * regenerates the set from its templates.
 */
export async function knowledge({ only }) {
  if (only.includes('set')) {
    const maker = await nodeBundle('knowledge-set', 'tests/bench/knowledge/make-set.ts', sources);
    await run('node', [maker, folder]);
  }
  const script = await nodeBundle('knowledge', 'tests/bench/knowledge/measure.ts', sources);
  const calm = await quiet();
  const { stdout } = await run('node', [script, folder, '40000', '100000'], { maxBuffer: 2 ** 24 });
  return { machine: { ...describeMachine(), calm }, ...JSON.parse(stdout) };
}
