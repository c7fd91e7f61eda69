import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { StatementError } from '../db/errors.ts';
import { reasonOf } from '../db/open.ts';
import { checkBeforeStart } from './check-before-start.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'file');
writeFileSync(file, '');

/** Runs a command and returns its exit code and everything that it printed. */
async function run(words: readonly string[], environment: Readonly<Record<string, string>>) {
  const printed: string[] = [];
  const terminal = {
    environment,
    say: (line: string) => void printed.push(line),
    readInput: async () => '',
  };
  const code = await runCommand(
    words,
    terminal,
    (what) => void printed.push(String(what instanceof Error ? what.stack : what)),
  );
  return { code, printed };
}

test.each([
  [
    'a data folder that is a file',
    { PORTAL_DATA: file },
    `The data folder ${file} cannot be used: it is not a folder.`,
  ],
  [
    'a data folder below a file',
    { PORTAL_DATA: join(file, 'data') },
    /^The data folder \S+ cannot be used: it is not a folder\.$/,
  ],
  [
    'a database that nobody serves',
    { DATABASE_URL: 'postgres://127.0.0.1:1/portal' },
    'The database in DATABASE_URL cannot be opened: nothing listens at this address.',
  ],
  ['proxies that are none', { PORTAL_TLS_PROXY: '10.0.0.0/99' }, /PORTAL_TLS_PROXY: must be addresses/],
  ['a sender that is none', { PORTAL_MAIL_FROM: 'Portal' }, /PORTAL_MAIL_FROM: must be an address/],
  [
    'an image folder that does not exist',
    { PORTAL_IMAGES: join(folder, 'none') },
    /PORTAL_IMAGES: there is no such folder/,
  ],
  [
    'a key for backups that is none',
    { PORTAL_BACKUP_FOLDER: folder, PORTAL_BACKUP_RECIPIENTS: 'age1none' },
    /PORTAL_BACKUP_RECIPIENTS: must be public keys of age/,
  ],
])('%s: one clear line, exit code 1, nothing filled', async (_, wrong, message) => {
  const data = join(folder, 'data');
  const { code, printed } = await run(['serve'], { PORT: '0', PORTAL_DATA: data, ...wrong });
  expect(code).toBe(1);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(message);
  expect(printed[0]).not.toContain('    at ');
  expect(existsSync(join(data, 'PG_VERSION'))).toBe(false);
});

test('a port in use, also that of metrics: one clear line before anything is filled', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const port = String((other.address() as AddressInfo).port);
  const both: readonly Readonly<Record<string, string>>[] = [{ PORT: port }, { PORT: '0', PORTAL_METRICS_PORT: port }];
  for (const taken of both) {
    const data = join(folder, 'unused');
    const { code, printed } = await run([], { PORTAL_DATA: data, ...taken });
    expect([code, printed.length]).toEqual([1, 1]);
    expect(printed[0]).toContain(`port ${port} on 127.0.0.1 is in use`);
    expect(existsSync(data)).toBe(false);
  }
  // A run that only fills the database needs no port, so the next check fails.
  const { printed } = await run(['--seed-only'], { PORTAL_DATA: file, PORT: port });
  expect(printed).toEqual([expect.stringContaining(`The data folder ${file}`)]);
  await new Promise((done) => other.close(done));
});

test.each([
  ['EROFS', 'it is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EACCES', 'this user may not write there'],
  ['ENOTFOUND', 'there is no such host'],
])('the reason of %s is %s', (code, reason) => {
  expect(reasonOf(Object.assign(new Error(`${code}: open`), { code }))).toBe(reason);
  expect(reasonOf(new Error(`connect ${code} 10.0.0.1`))).toBe(reason);
});

test('the reason of an error of the database is its first line', () => {
  expect(reasonOf(new StatementError('database "none" does not exist\nHINT', '3D000'))).toBe(
    'database "none" does not exist',
  );
});

test('a disk that is nearly full is refused', async () => {
  const config = readConfig({ PORT: '0', PORTAL_DATA: join(folder, 'full') });
  await expect(checkBeforeStart(config, 1e12)).rejects.toThrow(/the disk is nearly full: \d+ MB are free/);
  await checkBeforeStart(config, 0);
});

test.each(['maintenance', 'maintenance on', 'migrate', 'seed', 'serve', 'jobs'])(
  'portal %s refuses words that it does not know',
  async (name) => {
    const { code, printed } = await run([...name.split(' '), 'now'], { PORT: '0', PORTAL_DATA: join(folder, 'data') });
    expect(code).toBe(2);
    expect(printed.join('\n')).toContain('Unknown word: now');
    expect(existsSync(join(folder, 'data', 'PG_VERSION'))).toBe(false);
  },
);
