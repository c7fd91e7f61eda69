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

test('NAV-19 a page that leads elsewhere says where, if that is on the list of the operator', () => {
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

test('NAV-02 HIVE-17 a page that shows something before the app has its styles in it and asks for no script until it is whole', () => {
  writeFileSync(
    join(folder, 'index.html'),
    [
      '<html><head><title>x</title><script type="module" nonce="__CSP_NONCE__">await import("/assets/index.js")</script>',
      '<link rel="modulepreload" crossorigin href="/assets/base.js" nonce="__CSP_NONCE__">',
      '<link rel="stylesheet" crossorigin href="/all.css" nonce="__CSP_NONCE__"></head><body><div id="root"></div></body></html>',
    ].join(''),
  );
  writeFileSync(
    join(folder, 'all.css'),
    '.all{color:red}@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+??}',
  );
  writeFileSync(join(folder, 'screen.css'), '.screen{color:red}');
  const shell = new Shell(folder, readConfig({}));
  const html = shell.visible('Here', 'n', { styles: ['screen.css'], scripts: ['assets/screen.js'], css: '.own{}' });
  expect(html).toContain('<style nonce="n">.all{color:red}.screen{color:red}.own{}</style></head>');
  expect(html).not.toMatch(/<link|<script type="module"/);
  expect(html).toContain(
    '([[["A","url(/a.woff2)",{"unicodeRange":"U+??"},true]],["assets/base.js","assets/screen.js"],["all.css","screen.css"]],async()=>{await import("/assets/index.js")})</script></body>',
  );
  expect(shell.page('Here', 'n')).toContain(
    '<script type="module" nonce="n">await import("/assets/index.js")</script>',
  );
});
