import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../../scripts/lib/build.mjs';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { scratchFolder, startPostgres } from '../server/processes.mjs';
import { measureSaves } from './buyers.mjs';
import { makeEmpty, portal } from './command.mjs';
import { writeCatalogue, writePrices, writeStock } from './make-files.mjs';

/** The first load of a catalogue, a check of it, and its deltas. */
async function measureLoads(place, folder) {
  const of = ({ seconds, processor, memory }) => ({ seconds, processor, memory });
  const found = {};
  const step = async (name, ...words) => {
    found[name] = of(await portal(['feed', ...words, '--percent', '100'], place));
    const { seconds, processor, memory } = found[name];
    const figures = `${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor, ${memory.toFixed(0)} MiB`;
    process.stdout.write(`  ${name}: ${figures}\n`);
  };
  await makeEmpty(place);
  await step('load', 'load', join(folder, 'catalogue'));
  await step('check', 'check', join(folder, 'catalogue'));
  await step('prices', 'load', join(folder, 'prices'), '--delta');
  await step('stock', 'load', join(folder, 'stock'), '--delta');
  await step('large', 'check', join(folder, 'large'), '--delta');
  return found;
}

/**
 * A catalogue of 100,000 parts through the feeds, on PostgreSQL and embedded, and buyers' saves meanwhile. `--only` measures some of
 * `postgres`, `saves` and `embedded`; the others have no result.
 */
export async function feeds({ quick, only }) {
  const wants = (name) => only.length === 0 || only.includes(name);
  if (!(await build(['app', 'pages', 'server']))) throw new Error('The portal could not be built.');
  const parts = quick ? 5_000 : 100_000;
  const { folder, remove } = scratchFolder('feeds');
  const postgres = await startPostgres();
  try {
    const rows = await writeCatalogue(join(folder, 'catalogue'), parts, 1);
    await writeCatalogue(join(folder, 'other'), parts, 2);
    await writePrices(join(folder, 'prices'), parts, 3);
    await writeStock(join(folder, 'stock'), parts, 4);
    const breaks = Array.from({ length: 10 }, (_, at) => 1 + at * 100);
    await writePrices(join(folder, 'large'), parts, 5, breaks);
    const calm = await quiet();
    const data = join(folder, 'data');
    mkdirSync(data);
    const place = { DATABASE_URL: await postgres.database('feeds'), PORTAL_DATA: data };
    // Saves need the catalogue that was loaded before.
    const onPostgres = wants('postgres') || wants('saves') ? await measureLoads(place, folder) : null;
    const saves = wants('saves') ? await measureSaves(place, join(folder, 'other')) : null;
    rmSync(data, { recursive: true });
    const embedded = wants('embedded') ? await measureLoads({ DATABASE_URL: '', PORTAL_DATA: data }, folder) : null;
    const machine = { ...describeMachine(), calm };
    return { machine, parts, rows, large: parts * breaks.length, postgres: onPostgres, embedded, saves };
  } finally {
    await postgres.stop();
    remove();
  }
}
