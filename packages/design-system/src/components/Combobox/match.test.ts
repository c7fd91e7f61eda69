import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieces, searchable } from './match.ts';

const names = ['Müller, Jörg', 'Hex bolt M12', 'Hex nut M12', 'Washer'];
const find = searchable(names, (name) => name);

test('every word must be found, in any order, without case or accents', () => {
  expect(find('m12 HEX')).toEqual(['Hex bolt M12', 'Hex nut M12']);
  expect(find('muller')).toEqual(['Müller, Jörg']);
  expect(find('bolt nut')).toEqual([]);
  expect(find('  ')).toBe(names);
});

test('matches are highlighted in the label’s own spelling', () => {
  expect(pieces('Müller, Jörg', 'ull jo')).toEqual([
    { text: 'M', hit: false },
    { text: 'üll', hit: true },
    { text: 'er, ', hit: false },
    { text: 'Jö', hit: true },
    { text: 'rg', hit: false },
  ]);
  expect(pieces('Washer', '')).toEqual([{ text: 'Washer', hit: false }]);
  expect(pieces('🔩 bolt', 'bo')).toEqual([
    { text: '🔩 ', hit: false },
    { text: 'bo', hit: true },
    { text: 'lt', hit: false },
  ]);
});

test('the pieces of a label join to the label, for any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, query) => {
      expect(
        pieces(label, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(label);
    }),
  );
});

test('the index finds the same of 10,000 labels as a linear search', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `Hex bolt M${index % 64} x ${index}`);
  const many = searchable(names, (name) => name);
  for (const query of ['hex 9', 'hex 99', '9999']) {
    const words = query.split(' ');
    const plain = names.filter((name) => words.every((word) => name.toLowerCase().includes(word)));
    expect(new Set(many(query))).toEqual(new Set(plain));
  }
});
