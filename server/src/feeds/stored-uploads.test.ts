import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LoadOutcome } from './load-folder.ts';
import { loadStored, storedFiles } from './stored-uploads.ts';

let folder = '';
let dataFolder = '';
const stored = (loadId: number) => storedFiles({ dataFolder }, loadId);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-sent-'));
  dataFolder = mkdtempSync(join(tmpdir(), 'portal-stored-'));
  writeFileSync(join(folder, 'stock.csv'), 'stock_code\n');
});
afterAll(() => {
  for (const each of [folder, dataFolder]) rmSync(each, { recursive: true });
});

const load = (loadId: number, state: LoadOutcome['state']) =>
  loadStored({ dataFolder }, folder, async (onBegin) => {
    await onBegin(loadId);
    expect(await stored(loadId)).toEqual(['stock.csv']);
    return { state };
  });

test('files are stored before they are read, and kept if they are refused or wait; those of a live load are removed', async () => {
  await load(1, 'refused');
  // They can have prices and people in them.
  expect(statSync(join(dataFolder, 'uploads')).mode & 0o777).toBe(0o700);
  expect(await stored(1)).toEqual(['stock.csv']);
  await load(2, 'live');
  expect([await stored(1), await stored(2)]).toEqual([['stock.csv'], []]);
  await load(3, 'waiting');
  expect([await stored(1), await stored(3)]).toEqual([[], ['stock.csv']]);
});

test('the files of a load that fails are kept; if nothing was read, none are, and those of an earlier load stay', async () => {
  const failed = loadStored({ dataFolder }, folder, async (onBegin) => {
    await onBegin(4);
    throw new Error('The disk is full.');
  });
  await expect(failed).rejects.toThrow('The disk is full.');
  expect([await stored(3), await stored(4)]).toEqual([[], ['stock.csv']]);
  await loadStored({ dataFolder }, folder, async () => ({ state: 'unchanged' }));
  expect(await stored(4)).toEqual(['stock.csv']);
});

test('files that cannot be copied whole cannot be loaded again, and those of an earlier load stay', async () => {
  const sent = mkdtempSync(join(tmpdir(), 'portal-sent-'));
  writeFileSync(join(sent, 'parts.csv'), 'stock_code\n');
  // Cannot be copied, as on a full disk.
  const socket = createServer().listen(join(sent, 'stock.csv'));
  await once(socket, 'listening');
  const cutShort = loadStored({ dataFolder }, sent, async (onBegin) => {
    await onBegin(5);
    return { state: 'live' };
  });
  await expect(cutShort).rejects.toThrow();
  expect([await stored(4), await stored(5)]).toEqual([['stock.csv'], []]);
  socket.close();
  await once(socket, 'close');
  rmSync(sent, { recursive: true });
});
