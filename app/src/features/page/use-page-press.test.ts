import { expect, test } from 'vitest';
import { pathOfPress } from './use-page-press.ts';

const here = 'https://portal.example/about-us?a=1#top';
const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
const link = (href: string, more: { target?: string; download?: boolean } = {}) => ({
  href,
  target: more.target ?? '',
  hasAttribute: (name: string) => name === 'download' && more.download === true,
});
const to = (href: string, more = {}) => pathOfPress(plain, link(href, more), here);

test('NAV-12 internal links stay in the app, with query and fragment', () => {
  expect(to('https://portal.example/products/anchors')).toBe('/products/anchors');
  expect(to('https://portal.example/search/m16%20x?sort=code#list')).toBe('/search/m16%20x?sort=code#list');
  expect(to('https://portal.example/about-us')).toBe('/about-us');
  expect(to('https://portal.example/home', { target: '_self' })).toBe('/home');
});

test('NAV-12 the browser follows other sites, files, fragments of the same page and new tabs', () => {
  for (const href of [
    'https://other.example/home',
    'http://portal.example/home',
    'mailto:sales@portal.example',
    'tel:+61200000000',
    'https://portal.example/documents/ds.pdf',
    'https://portal.example/images/drawings/A.svg',
    'https://portal.example/robots.txt',
    'https://portal.example/v2/ping',
    'https://portal.example/about-us?a=1#team',
    '',
  ]) {
    expect(to(href), href).toBeNull();
  }
  expect(to('https://portal.example/home', { target: '_blank' })).toBeNull();
  expect(to('https://portal.example/home', { download: true })).toBeNull();
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'defaultPrevented'] as const) {
    expect(pathOfPress({ ...plain, [key]: true }, link('https://portal.example/home'), here), key).toBeNull();
  }
  expect(pathOfPress({ ...plain, button: 1 }, link('https://portal.example/home'), here)).toBeNull();
});
