import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../../scripts/lib/run.mjs';
import { launch } from '../lib/browser.mjs';
import { benchFolder, installPeers } from '../lib/install.mjs';
import { describeMachine, load, quiet, versionOf } from '../lib/machine.mjs';
import { serve } from '../lib/serve.mjs';
import { buildPage, bytesOf } from './build.mjs';
import { measure } from './measure.mjs';
import { pages } from './pages.mjs';
import { countWrittenRows } from './written-rows.mjs';

/** Builds the pages and runs them in turns, forwards and backwards. Returns every run. */
export async function grid({ runs, only, slowdowns = [1, 4] }) {
  if (!(await installPeers())) throw new Error('The peers could not be installed.');
  // Type-checked here only: the workspace's check leaves out this folder, because the peers are not installed there.
  const types = ['node', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tests/bench/tsconfig.json'];
  if (!(await step('Checking the types', types, { quiet: true })))
    throw new Error('The pages do not fit the packages.');
  const wanted = pages.filter(
    ({ id, entry }) =>
      (only.length === 0 || only.includes(id)) && existsSync(join(benchFolder, 'grid', 'pages', entry)),
  );
  const folders = {};
  const bytes = {};
  for (const page of wanted) {
    folders[page.id] = await buildPage(page);
    bytes[page.id] = bytesOf(folders[page.id]);
  }
  const calm = await quiet();
  const server = await serve(folders);
  const browser = await launch();
  const samples = [];
  const writtenRows = {};
  const urlOf = (id) => `${server.url}/${id}/index.html`;
  try {
    for (let run = 0; run < runs; run += 1) {
      const order = run % 2 === 0 ? wanted : [...wanted].reverse();
      for (const slowdown of slowdowns) {
        for (const { id } of order) {
          const result = await measure(browser, urlOf(id), { slowdown }).catch((error) => {
            throw new Error(`${id}: ${error.message}`);
          });
          samples.push({ page: id, run, slowdown, load: load(), ...result });
        }
      }
      process.stdout.write(`  run ${run + 1} of ${runs}, load ${load().toFixed(1)}\n`);
    }
    for (const { id } of wanted) writtenRows[id] = await countWrittenRows(browser, urlOf(id));
    return {
      machine: { ...describeMachine(), chromium: browser.version(), calm },
      versions: Object.fromEntries(
        wanted.flatMap(({ packages }) => packages.map((name) => [name, versionOf(benchFolder, name)])),
      ),
      bytes,
      writtenRows,
      samples,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
