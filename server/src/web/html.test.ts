import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, scriptJson } from './html.ts';
import { linkOrigin, originOf } from './origin.ts';
import { robots } from './sitemap.ts';

test('NAV-02 escapes any text in content, attributes and JSON data', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      expect(scriptJson({ text })).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
    }),
  );
});

test('NAV-02 the origin is the configured one, else the request’s; an invalid host is not echoed', () => {
  const originFor = (host: string) => originOf({ protocol: 'http', host }, { address: null });
  expect(originFor('portal.example:4000')).toBe('http://portal.example:4000');
  expect(originFor('[::1]:4000')).toBe('http://[::1]:4000');
  expect(originFor('evil"><script>')).toBe('http://localhost');
  expect(originOf({ protocol: 'http', host: 'x' }, { address: 'https://portal.example' })).toBe(
    'https://portal.example',
  );
  expect(robots('https://portal.example')).toContain('Sitemap: https://portal.example/sitemap.xml\n');
});

test('SESS-08 links in mails use the configured origin, else the address the server listens on', () => {
  const listening = { host: '127.0.0.1', port: 3000 };
  expect(linkOrigin({ address: 'https://portal.example', ...listening })).toBe('https://portal.example');
  expect(linkOrigin({ address: null, ...listening })).toBe('http://127.0.0.1:3000');
  expect(linkOrigin({ address: null, host: '::1', port: 80 })).toBe('http://[::1]:80');
});
