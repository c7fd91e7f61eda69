import { expect, test } from 'vitest';
import { proposedCartridges } from './cartridges.ts';

const part = (stock_code: string, size: string, discontinued = false) => ({ stock_code, size, discontinued });

test('CALC-01 proposes cartridges that we sell: least left over first, then the fewest; nothing else and nothing discontinued', () => {
  const parts = [
    part('A', '300 ml'),
    part('B', '410 ml'),
    part('C', '150 ml'),
    part('ROD', 'M12'),
    part('GONE', '400 ml', true),
  ];
  expect(proposedCartridges(parts, 400, 9)).toEqual([
    { stock_code: 'B', cartridge_ml: 410, count: 1 },
    { stock_code: 'C', cartridge_ml: 150, count: 3 },
    { stock_code: 'A', cartridge_ml: 300, count: 2 },
  ]);
  expect(proposedCartridges(parts, 600, 2).map(({ stock_code, count }) => [stock_code, count])).toEqual([
    ['A', 2],
    ['C', 4],
  ]);
});
