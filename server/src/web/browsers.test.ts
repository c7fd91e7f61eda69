import { expect, test } from 'vitest';
import { outdatedBrowser, outdatedNotice } from './browsers.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const safari = (version: number) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_8) AppleWebKit/536.25 (KHTML, like Gecko) Version/${version}.0 Safari/536.25`;
const phone = (version: number) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 6_0 like Mac OS X) AppleWebKit/536.26 (KHTML, like Gecko) Version/${version}.0 Mobile/10A5376e Safari/8536.25`;
const firefox = (version: number) =>
  `Mozilla/5.0 (Windows NT 6.1; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;

test.each([
  ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', 'Internet Explorer'],
  ['Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)', 'Internet Explorer'],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer'],
  [safari(5), 'Safari'],
  [safari(6), null],
  [safari(17), null],
  [phone(5), 'Safari'],
  [phone(18), null],
  [firefox(28), 'Firefox'],
  [firefox(29), null],
  [firefox(145), null],
  [chrome(21), 'Chrome'],
  [chrome(22), null],
  [chrome(156), null],
  [`${chrome(64)} Edge/18.17763`, 'Edge'],
  [`${chrome(140)} Edg/140.0.0.0`, null],
  ['curl/8.0', null],
  ['', null],
])('SHELL-02 %s is out of date: %s', (userAgent, name) => {
  expect(outdatedBrowser(userAgent)).toBe(name);
});

test('SHELL-02 the notice has the page’s nonce, and only outdated browsers get one', () => {
  expect(outdatedNotice(chrome(156), 'n')).toBe('');
  expect(outdatedNotice(firefox(20), 'n')).toMatch(
    /^<style nonce="n">.*<p class="outdated" role="status">This version of Firefox is too old.*<\/p>$/,
  );
});
