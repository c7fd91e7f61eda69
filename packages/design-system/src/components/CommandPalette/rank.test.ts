import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut, rank } from './rank.ts';

const labels = ['New order', 'Quick quote', 'Orders', 'Theme: Ocean Spray', 'Reorder list', 'Sign out', 'Café counter'];
const found = (typed: string) =>
  labels
    .map((label) => ({ label, match: rank(typed, label) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0))
    .map(({ label }) => label);

test.each([
  ['ord', ['Orders', 'New order', 'Reorder list']],
  ['order new', ['New order']],
  ['qq', ['Quick quote']],
  ['oc sp', ['Theme: Ocean Spray']],
  ['cafe', ['Café counter']],
  ['so', ['Sign out']],
  ['zz', []],
])('%s finds the likeliest first', (typed, expected) => expect(found(typed)).toEqual(expected));

test('the typed words are highlighted', () => {
  expect(cut('New order', rank('order new', 'New order')?.ranges ?? [])).toEqual([
    { text: 'New', on: true },
    { text: ' ', on: false },
    { text: 'order', on: true },
  ]);
});

test('pieces join to the text, and a text matches itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30, unit: 'binary' }), fc.string({ maxLength: 6 }), (text, typed) => {
      const match = rank(typed, text);
      expect(
        cut(text, match?.ranges ?? [])
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom('hex', 'bolt', 'a', 'order'), { minLength: 1, maxLength: 4 }), (words) => {
      const text = words.join(' ');
      expect(rank(text, text)?.score).toBeGreaterThan(100);
    }),
  );
});
