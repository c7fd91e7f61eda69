import { expect, test } from 'vitest';
import { anchorsPage, draftTree } from '../support/draft-document.ts';
import { linkTargets, typedAddress } from './link-targets.ts';

test.each([
  ['/products', '/products'],
  ['#torque', '#torque'],
  ['https://example.com/a', 'https://example.com/a'],
  ['example.com/a', 'https://example.com/a'],
  ['orders@example.com', 'mailto:orders@example.com'],
  ['tel:1300555014', 'tel:1300555014'],
  ['javascript:alert(1)', null],
  ['anchors', null],
  ['', null],
])('HIVE-14 "%s" typed as a link leads to %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});

test('HIVE-06 a link is found among pages, anchors of the page, product families, parts, documents and articles', () => {
  const targets = linkTargets('anchor', {
    pages: [anchorsPage],
    tree: new Map(
      [...draftTree].map(([key, node], index) => [
        key,
        index === 0 ? { ...node, settings: { linkId: 'anchor-sizes' } } : node,
      ]),
    ),
    documents: [
      { path: '/media/900000001/a.pdf', title: 'Anchor guide' },
      { path: '/x.pdf', title: 'Bolts' },
    ],
    articles: [],
    families: ['Hex bolts', 'Wedge anchors', 'Anchors'],
    parts: [{ stock_code: 'SLA-10/1', description: 'Sleeve anchor' }],
  });
  expect(targets.map(({ group, address }) => [group, address])).toEqual([
    ['anchors', '#anchor-sizes'],
    ['pages', anchorsPage.uri_path],
    ['families', '/search/Wedge%20anchors'],
    ['families', '/search/Anchors'],
    ['parts', '/part/SLA-10%2F1'],
    ['parts', '/search/anchor'],
    ['documents', '/media/900000001/a.pdf'],
  ]);
});
