import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { feedMessages as messages } from '../messages/feeds.ts';
import { callers } from '../services.fixture.ts';
import type { Services } from '../services.ts';
import { loadWaiting, repeatLoad } from './load-again.ts';
import type { LoadRow } from './loads.ts';

const by = { caller: callers.it, requestId: 'r1' };
let dataFolder: string;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'load-again-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

/** Only the settings: a refused load reads nothing else. */
const servicesOf = (settings: Partial<Services['config']>): Services =>
  ({ config: { dataFolder, feedFolder: null, feedBucket: null, ...settings } }) as Services;

const loadOf = (given: Partial<LoadRow>): LoadRow =>
  ({
    load_id: 7,
    ending: 'refused',
    channel: 'screen',
    folder: 'parts.csv',
    mode: 'full',
    report: {},
    ...given,
  }) as LoadRow;

describe('a load that cannot be repeated', () => {
  const refused = messages.again.notPossible(7);

  test.each<[string, Partial<LoadRow>]>([
    ['one that became live', { ending: null }],
    ['one that was started by a command', { channel: 'command' }],
    ['an upload whose files are not stored', {}],
    [
      'a delivery to a folder that is no longer watched',
      { channel: 'folder', report: { delivery: 'd1' } as LoadRow['report'] },
    ],
    ['a delivery to another bucket', { channel: 'folder', folder: 'https://bucket.example', ending: 'interrupted' }],
  ])('%s', async (_, given) => {
    await expect(repeatLoad(servicesOf({}), loadOf(given), 'it')).rejects.toThrow(refused);
  });
});

test('files of an upload are copied before they are loaded, and those of two archives are refused', async () => {
  const upload = join(dataFolder, 'uploads', '7');
  await mkdir(upload, { recursive: true });
  await writeFile(join(upload, 'one.zip'), '');
  await writeFile(join(upload, 'two.zip'), '');
  await expect(repeatLoad(servicesOf({}), loadOf({}), 'it')).rejects.toThrow(messages.screen.zipAndFiles('one.zip'));
  expect(await readdir(upload)).toHaveLength(2);
});

test('a delivery is not moved back to a folder that has newer files', async () => {
  await writeFile(join(dataFolder, 'newer.csv'), '');
  const load = loadOf({ channel: 'folder', folder: dataFolder, report: { delivery: 'd1' } as LoadRow['report'] });
  await expect(repeatLoad(servicesOf({ feedFolder: dataFolder }), load, 'it')).rejects.toThrow(
    messages.again.newerFiles,
  );
});

describe('waiting files', () => {
  test('a place that is not set up is refused', async () => {
    const services = servicesOf({});
    await expect(loadWaiting(services, by, { from: 'folder', mode: 'full' })).rejects.toThrow(messages.again.noFolder);
    await expect(loadWaiting(services, by, { from: 'bucket', mode: 'full' })).rejects.toThrow(messages.again.noBucket);
  });

  test('a folder without files is refused', async () => {
    const services = servicesOf({ feedFolder: dataFolder });
    await expect(loadWaiting(services, by, { from: 'folder', mode: 'delta' })).rejects.toThrow(messages.again.noFiles);
  });
});
