import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Shell } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-shell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('CART-19 the page carries the app token and how long a confirmation can be taken back, as they are set', () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<title>x</title><meta name="portal-app-token" content="portal" /><meta name="portal-grace-seconds" content="300" />',
  );
  const config = readConfig({ PORTAL_APP_TOKEN: 'a"b', PORTAL_AUTO_SUBMIT_SECONDS: '90' });
  const page = new Shell(folder, config).page('Orders <b>', 'n');
  expect(page).toContain('<title>Orders &lt;b&gt;</title>');
  expect(new Shell(folder, config).page(null, 'n')).toContain('<title>Tradeparts</title>');
  expect(page).toContain('<meta name="portal-app-token" content="a&quot;b"');
  expect(page).toContain('<meta name="portal-grace-seconds" content="90"');
});
