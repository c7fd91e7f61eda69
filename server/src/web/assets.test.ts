import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { addAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('text files, including SVG, are served as UTF-8', async () => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['a.js', 'a.css', 'a.svg', 'a.json']) writeFileSync(join(folder, 'assets', name), '');
  const server = fastify();
  addAssets(server, folder);
  const types: unknown[] = [];
  for (const name of ['a.js', 'a.css', 'a.svg', 'a.json']) {
    const { headers } = await server.inject(`/assets/${name}`);
    types.push(headers['content-type']);
  }
  await server.close();
  expect(types).toEqual([
    'text/javascript; charset=utf-8',
    'text/css; charset=utf-8',
    'image/svg+xml; charset=utf-8',
    'application/json; charset=utf-8',
  ]);
});
