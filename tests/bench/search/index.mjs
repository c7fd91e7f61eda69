import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPeers } from '../lib/install.mjs';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { nodeBundle } from '../lib/node-bundle.mjs';
import { spread } from '../lib/stats.mjs';

const run = promisify(execFile);
const sources = ['tests/bench/search', 'tests/bench/grid/shared', 'packages/domain', 'server/src/demo'];
const peers = ['ours', 'crossfilter2', 'itemsjs', 'orama', 'minisearch'];
const resultOf = async (script, given) =>
  JSON.parse((await run('node', [script, ...given.map(String)], { maxBuffer: 2 ** 26 })).stdout);

/** Search and filters of the whole catalogue and of the peers, each in a separate process. */
export async function search({ quick }) {
  await installPeers();
  const script = await nodeBundle('search', 'tests/bench/search/measure.ts', sources);
  const peerScript = await nodeBundle('search-peers', 'tests/bench/search/measure-peer.ts', sources);
  const calm = await quiet();
  const sizes = [];
  for (const parts of [40_000, 100_000]) {
    const { searches, sentences, ...rest } = await resultOf(script, [parts, quick ? 10 : 60]);
    sizes.push({ ...rest, search: spread(searches), sentence: spread(sentences) });
    process.stdout.write(`  ${parts} parts done\n`);
  }
  const filters = [];
  for (const name of peers) {
    const given = [name, 100_000, quick ? 100 : 600, quick ? 20 : 90];
    const { times, plain, ...rest } = await resultOf(peerScript, given);
    filters.push({
      ...rest,
      clicks: times.length,
      click: spread(times),
      plain: plain.length > 0 ? spread(plain) : null,
    });
    process.stdout.write(`  ${rest.name} done\n`);
  }
  return { machine: { ...describeMachine(), calm }, sizes, filters };
}
