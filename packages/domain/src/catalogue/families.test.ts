import { expect, test } from 'vitest';
import { familiesOf, mainKinds, sizeRange } from './families.ts';

const group = (product_category: string, product_type: string, size: string, count: number) => ({
  product_category,
  product_type,
  size,
  count,
});

test('a family is a category with its number of parts, size range and kinds by frequency', () => {
  const groups = [
    group('Bolts', 'Hex bolt', 'M12', 3),
    group('Bolts', 'Hex bolt', 'M6', 2),
    group('Bolts', 'Cup head', 'M10', 4),
    group('Nuts', 'Nuts', '1/4', 20),
    group('', 'Odd', 'M1', 90),
  ];
  expect(familiesOf(groups, 5)).toEqual([
    { name: 'Nuts', count: 20, sizes: '1/4', kinds: '' },
    { name: 'Bolts', count: 9, sizes: 'M6 to M12', kinds: 'Hex bolt, Cup head' },
  ]);
  expect(familiesOf(groups, 1)).toHaveLength(1);
});

test('sizes without a count, and an empty list, have no range', () => {
  expect(sizeRange([{ value: 'M3', count: 0 }])).toBe('');
  expect(sizeRange([])).toBe('');
  expect(mainKinds([], 'Bolts')).toBe('');
});
