import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Shell } from './shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-shell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('CART-19 the page carries the configured app token and undo period of a confirmation', () => {
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

test('NAV-19 a redirect page names its target, if the target’s host is allowed', () => {
  writeFileSync(join(folder, 'index.html'), '<head><title>x</title></head>');
  const shell = new Shell(folder, readConfig({ PORTAL_REDIRECT_HOSTS: 'pay.example' }));
  const to = (target: string) => shell.page(null, 'n', `/redirect/${target}`);
  expect(to(encodeURIComponent('https://pay.example/a?b=1&c="2"'))).toBe(
    '<head><title>Tradeparts</title><meta name="portal-leads-to" content="https://pay.example/a?b=1&amp;c=%222%22"></head>',
  );
  expect(to('https://pay.example/a?b=1')).toContain('content="https://pay.example/a?b=1"');
  for (const other of [encodeURIComponent('https://elsewhere.example/'), 'home', 'javascript%3Aalert(1)'])
    expect(to(other)).not.toContain('portal-leads-to');
});

test('NAV-06 the files of a page’s screens load together with the first script, under the nonce of the response', () => {
  writeFileSync(join(folder, 'index.html'), '<head><title>x</title></head>');
  const shell = new Shell(folder, readConfig({}));
  const html = shell.page('Orders', 'n', '/orders', { styles: ['assets/a.css'], scripts: ['assets/a.js'] });
  expect(html).toBe(
    [
      '<head><title>Orders</title><link rel="stylesheet" crossorigin href="/assets/a.css" nonce="n">',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/a.js" nonce="n"></head>',
    ].join(''),
  );
});

test('SHELL-01 THEME-01 the page carries the supplier’s own name, logo and default theme', () => {
  const logo = join(folder, 'logo.svg');
  writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const names = ['supplier-name', 'supplier-logo', 'theme'];
  const metas = names.map((name) => `<meta name="portal-${name}" content="" />`);
  writeFileSync(join(folder, 'index.html'), `<title>x</title>${metas.join('')}`);
  const given = { PORTAL_SUPPLIER_NAME: 'Bolt & Co', PORTAL_SUPPLIER_LOGO: logo, PORTAL_DEFAULT_THEME: 'Midnight' };
  const page = new Shell(folder, readConfig(given)).page(null, 'n');
  expect(page).toContain('<title>Bolt &amp; Co</title>');
  expect(page).toContain('<meta name="portal-supplier-name" content="Bolt &amp; Co"');
  expect(page).toContain('<meta name="portal-supplier-logo" content="/images/supplier-logo"');
  expect(page).toContain('<meta name="portal-theme" content="Midnight"');
  expect(() => readConfig({ PORTAL_SUPPLIER_LOGO: '/nowhere.gif', PORTAL_DEFAULT_THEME: 'Custom' })).toThrow(
    /\.svg[\s\S]*PORTAL_DEFAULT_THEME/,
  );
});

test('SHELL-02 NAV-12 each response fills its own places of the template, whatever they contain', () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<head><title>x</title><meta name="description" content="Built-in." /><script nonce="__CSP_NONCE__"></script></head><div id="root"></div>',
  );
  const shell = new Shell(folder, readConfig({}));
  const first = shell.page('$& __PAGE_HEAD__', 'n1', '', undefined, '<p>Too old</p>');
  expect(first).toBe(
    '<head><title>$&amp; __PAGE_HEAD__</title><meta name="description" content="Built-in." /><script nonce="n1"></script></head><p>Too old</p><div id="root"></div>',
  );
  expect(shell.page('B', 'n2')).toBe(
    '<head><title>B</title><meta name="description" content="Built-in." /><script nonce="n2"></script></head><div id="root"></div>',
  );
});
