import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, fillShell, scriptJson } from './html.ts';
import { originOf } from './origin.ts';
import { robots } from './sitemap.ts';

const shell =
  '<!doctype html><html><head><title>x</title><meta name="description" content="old" /></head><body><div id="root"></div><noscript>Needs it.</noscript></body></html>';

test('NAV-02 whatever a text holds, it stays text in content, in attributes and in data', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      expect(scriptJson({ text })).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
    }),
  );
});

test('NAV-02 a page stands in the shell, once, and replacement signs in it mean nothing', () => {
  const page = { title: "A $& b $' <i>", description: '"quoted" $1', canonical: null, content: '<h1>$`</h1>' };
  const html = fillShell(shell, page, 'abc');
  expect(html).toContain('<title>A $&amp; b $&#39; &lt;i&gt;</title>');
  expect(html).toContain('content="&quot;quoted&quot; $1"');
  expect(html).toContain('<div id="root" class="behind"></div><main id="served" class="public"><h1>$`</h1></main>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('noscript');
  const data = fillShell(shell, { ...page, canonical: 'https://a.example/p', data: { a: '</script>' } }, 'abc');
  expect(data).toContain('<link rel="canonical" href="https://a.example/p">');
  // The data, and what lets the app take over.
  expect(data.match(/<\/script>/g)).toHaveLength(2);
});

test('NAV-02 addresses begin as configured, else as asked; what is no host is not repeated', () => {
  const asked = (host: string) => originOf({ protocol: 'http', host }, { address: null });
  expect(asked('portal.example:4000')).toBe('http://portal.example:4000');
  expect(asked('[::1]:4000')).toBe('http://[::1]:4000');
  expect(asked('evil"><script>')).toBe('http://localhost');
  expect(originOf({ protocol: 'http', host: 'x' }, { address: 'https://portal.example' })).toBe(
    'https://portal.example',
  );
  expect(robots('https://portal.example')).toContain('Sitemap: https://portal.example/sitemap.xml\n');
});
