import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addAssets } from './assets.ts';
import { shareBuild } from './shared-builds.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-shared-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function build(name: string, files: Readonly<Record<string, string>>): string {
  const assets = join(root, name, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(assets, file), text);
  return assets;
}
const shared = join(root, 'shared');
const scripts = () => readdirSync(shared).filter((name) => name.endsWith('.js'));

test('PING-03 a server serves the files of other servers’ builds for as long as their pages may be open', async () => {
  const [old, now] = [
    build('old', { 'a-1.js': 'old', 'b-1.js': 'same' }),
    build('now', { 'a-2.js': 'new', 'b-1.js': 'same' }),
  ];
  const renewOld = await shareBuild(old, shared);
  await shareBuild(now, shared);
  expect(scripts()).toEqual(['a-1.js', 'a-2.js', 'b-1.js']);

  const server = fastify();
  addAssets(server, join(root, 'old'), shared);
  const textOf = async (name: string) => (await server.inject(`/assets/${name}`)).body;
  expect([await textOf('a-1.js'), await textOf('a-2.js')]).toEqual(['old', 'new']);
  const list = readdirSync(shared).find((name) => name.startsWith('build-'));
  expect((await server.inject(`/assets/${list}`)).statusCode).toBe(404);
  expect((await server.inject('/assets/..%2Fold%2Fassets%2Fa-1.js')).statusCode).toBe(404);
  await server.close();

  // Both lists are outdated, but the old build is still being served and renews its list.
  const longAgo = new Date(Date.now() - 15 * 24 * 3_600_000);
  for (const name of readdirSync(shared)) utimesSync(join(shared, name), longAgo, longAgo);
  await renewOld();
  await shareBuild(build('next', { 'a-3.js': 'next' }), shared);
  expect(scripts()).toEqual(['a-1.js', 'a-3.js', 'b-1.js']);
});
