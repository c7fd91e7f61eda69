import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { bothDatabases, start } from '../contract/databases.ts';
import { TestClient } from '../support/client.ts';
import { makeEmpty } from '../support/empty-store.ts';
import { attachPostgres } from '../support/postgres.ts';
import { run } from '../support/process.ts';
import { root } from '../support/root.ts';
import { seeded } from '../support/seeded.ts';
import type { DatabaseKind } from '../support/server.ts';
import { isFull, lengths } from './lengths.ts';

const scratch = mkdtempSync(join(tmpdir(), 'portal-killed-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const main = 'server/dist/main.js';
const seed = 20_261_128;
const password = 'nine-green-kettles-42';
type Place = Readonly<Record<string, string>>;

/** The example's files, and the same with other prices and stock, a part less and another account name. */
function writeFolders(): { readonly before: string; readonly after: string } {
  const [before, after] = [join(scratch, 'before'), join(scratch, 'after')];
  for (const folder of [before, after]) cpSync(join(root, 'examples/feeds'), folder, { recursive: true });
  const change = (file: string, from: RegExp, to: string) => {
    const path = join(after, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  change('prices.csv', /\.(\d\d)$/gm, '.01');
  change('stock.csv', /,(\d+),/g, ',7,');
  change('accounts.csv', /Kestrel Engineering/, 'Kestrel Fabrication');
  return { before, after };
}

/** What a buyer sees of every part. */
async function view(database: DatabaseKind, store: string): Promise<string> {
  const server = await start(database, { store });
  try {
    const client = new TestClient(server.url);
    await client.signIn('buyer', password);
    const { stocklist } = await client.call('getStocklist');
    const cart_lines = (stocklist?.stock_code ?? []).map((stock_code) => ({ stock_code }));
    const priced = await client.call('getPrice', { accode: 'KES014', cart_lines });
    const lines = priced.cart_lines.map(({ stock_code, pricing, availability }) => ({
      stock_code,
      pricing,
      availability,
    }));
    return JSON.stringify(lines);
  } finally {
    await server.stop();
  }
}

/** Starts a load and kills it after so many milliseconds, if it is not over before. */
async function killedLoad(folder: string, place: Place, after: number): Promise<void> {
  const words = [main, 'feed', 'load', folder, '--percent', '100'];
  const child = spawn('node', words, { cwd: root, env: { ...process.env, ...place }, stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
}

/** On PostgreSQL, a load counts as interrupted after a minute without a heartbeat: makes that minute pass. */
async function passMinute(store: string): Promise<void> {
  const client = new pg.Client({ connectionString: store });
  await client.connect();
  await client.query("UPDATE feed_load SET beat = beat - interval '2 minutes' WHERE state = 'reading'");
  await client.end();
}

// PostgreSQL only in full runs: it was made to survive kills; the files of the embedded database are written by our own code.
const databases: readonly DatabaseKind[] = isFull ? bothDatabases : ['pglite'];

describe.each(databases)('a killed load on %s', (database) => {
  test(`after each of ${lengths.loadKills} kills at any moment buyers see all of it or nothing, and it can be run again`, async () => {
    const random = seeded(seed);
    const { before, after } = writeFolders();
    const store =
      database === 'pglite' ? join(scratch, 'store') : await attachPostgres(inject('postgresUrl')).makeDatabase();
    const place: Record<string, string> =
      database === 'pglite' ? { PORTAL_DATA: store, DATABASE_URL: '' } : { DATABASE_URL: store };
    const load = async (folder: string) => {
      if (database === 'postgres') await passMinute(store);
      return run(['node', main, 'feed', 'load', folder, '--percent', '100'], place);
    };
    await makeEmpty(place);
    expect(await load(before)).toMatchObject({ code: 0 });
    const buyer = ['user', 'add', 'buyer', '--type', 'customer', '--email', 'buyer@example.com'] as const;
    const added = await run(['node', main, ...buyer, '--accounts', 'KES014', '--password-stdin'], place, password);
    expect(added).toMatchObject({ code: 0 });
    const old = await view(database, store);
    const began = performance.now();
    expect(await load(after)).toMatchObject({ code: 0 });
    const duration = performance.now() - began;
    const changed = await view(database, store);
    expect(changed).not.toBe(old);

    for (let kill = 0; kill < lengths.loadKills; kill += 1) {
      expect(await load(before)).toMatchObject({ code: 0 });
      // Spread over the whole load, at a random moment of each part, the same in every run.
      await killedLoad(after, place, ((kill + random()) / lengths.loadKills) * duration);
      expect([old, changed]).toContain(await view(database, store));
      const again = await load(after);
      expect(again).toMatchObject({ code: 0 });
      expect(await view(database, store)).toBe(changed);
    }
  });
});
