import { expect, test } from 'vitest';
import { chemicalFigures } from './chemical-figures.ts';

const figures = (given: Readonly<Record<string, string>>) =>
  chemicalFigures(Object.entries(given).map(([symbol, value]) => ({ symbol, label: symbol, value })));

test('CALC-01 a stud has hole figures, a cartridge its contents, a bolt none', () => {
  expect(figures({ d: '16 mm', d0: '18 mm', hef: '125 mm', l: '190 mm' })).toEqual({
    rod_mm: 16,
    hole_mm: 18,
    depth_mm: 125,
    cartridge_ml: null,
  });
  expect(figures({ d: 'M16', d0: '18 mm', hef: '125 mm' })?.rod_mm).toBe(16);
  expect(figures({ V: '300 ml' })).toEqual({ rod_mm: null, hole_mm: null, depth_mm: null, cartridge_ml: 300 });
  expect(figures({ d: '16 mm', s: '24 mm' })).toBeNull();
});
