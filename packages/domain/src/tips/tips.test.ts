import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseTips, filterWords, type Tip, tipHref } from './index.ts';

const tip = (tip_id: string, filter: string, more: Partial<Tip> = {}): Tip => ({
  tip_id,
  filter,
  title: tip_id,
  description: '',
  domain_id: null,
  resource_id: null,
  ...more,
});
const tips = [tip('a', 'order,keyboard'), tip('b', 'Orders'), tip('c', '')];
const ids = (list: readonly Tip[]) => list.map((each) => each.tip_id);

test('TIP-01 a filter is a comma-separated list of words; without one every tip matches', () => {
  expect(ids(chooseTips(tips, ' keyboard , search '))).toEqual(['a']);
  expect(ids(chooseTips(tips, 'orders'))).toEqual(['b']);
  expect(ids(chooseTips(tips, ' , '))).toEqual(['a', 'b', 'c']);
  expect(ids(chooseTips(tips, 'nothing'))).toEqual([]);
});

test('TIP-01 dismissed tips are left out, the others keep their order', () => {
  const word = fc.constantFrom('order', 'orders', 'account', 'keyboard');
  const made = fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 12 });
  fc.assert(
    fc.property(made, fc.array(word, { maxLength: 2 }), fc.nat(12), (words, wanted, gone) => {
      const all = words.map((each, index) => tip(String(index), each.join(', ')));
      const dismissed = new Set([String(gone)]);
      const expected = all.filter(
        (each) =>
          each.tip_id !== String(gone) &&
          (wanted.length === 0 || filterWords(each.filter).some((one) => wanted.some((other) => other === one))),
      );
      expect(chooseTips(all, wanted.join(','), dismissed)).toEqual(expected);
    }),
  );
});

test('TIP-01 a tip links to the address of its lookups, and never to a script or another site without https', () => {
  const lookups = {
    domain_lookups: { portal: '', site: 'https://supplier.example', bad: 'javascript:' },
    resource_id_lookups: { prefs: '/preferences', other: '//evil.example', back: '/\\evil.example' },
  };
  const to = (domain_id: string, resource_id: string) => tipHref(lookups, tip('a', '', { domain_id, resource_id }));
  expect(to('portal', 'prefs')).toBe('/preferences');
  expect(to('site', 'prefs')).toBe('https://supplier.example/preferences');
  expect(tipHref(lookups, tip('a', ''))).toBeNull();
  for (const [domain, resource] of [
    ['portal', 'toString'],
    ['constructor', 'prefs'],
    ['portal', 'other'],
    ['portal', 'back'],
    ['bad', 'prefs'],
  ] as const) {
    expect(to(domain, resource)).toBeNull();
  }
});
