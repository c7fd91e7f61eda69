import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartridgesNeeded, checkChemical, chemicalInput, chemicalVolume, holesPerCartridge } from './index.ts';

const m16 = { hole_mm: 18, depth_mm: 125, rod_mm: 16, holes: 40, waste_percent: 20 };

test('CALC-01 M16 in an 18 mm hole, 125 mm deep: 6.68 ml per hole, 320 ml for 40 holes with 20 % waste', () => {
  const volume = chemicalVolume(m16);
  expect(volume.each_ml).toBeCloseTo(6.676, 3);
  expect(volume.total_ml).toBeCloseTo(320.4, 1);
  expect(cartridgesNeeded(volume.total_ml, 300)).toBe(2);
  expect(holesPerCartridge(volume, m16, 300)).toBe(37);
});

test('CALC-01 cartridges are rounded up, and zero volume needs none', () => {
  expect([0, 299, 300, 300.1, 600].map((ml) => cartridgesNeeded(ml, 300))).toEqual([0, 1, 1, 2, 2]);
  expect(cartridgesNeeded(100, 0)).toBe(0);
});

test('CALC-01 twice the holes take twice the mortar, and the cartridges hold it', () => {
  const input = fc.record({
    hole_mm: fc.integer({ min: 10, max: 200 }),
    depth_mm: fc.integer({ min: 10, max: 3000 }),
    rod_mm: fc.integer({ min: 2, max: 9 }),
    holes: fc.integer({ min: 1, max: 5000 }),
    waste_percent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(input, fc.integer({ min: 100, max: 1500 }), (given, cartridge) => {
      const { total_ml } = chemicalVolume(given);
      expect(chemicalVolume({ ...given, holes: given.holes * 2 }).total_ml).toBeCloseTo(2 * total_ml, 4);
      const count = cartridgesNeeded(total_ml, cartridge);
      expect(count * cartridge).toBeGreaterThanOrEqual(total_ml - 1e-3);
      expect((count - 1) * cartridge).toBeLessThan(total_ml);
    }),
  );
});

test('CALC-01 invalid values are reported at their field, and nothing is calculated', () => {
  expect(checkChemical(m16)).toEqual({});
  expect(chemicalInput(m16)).toEqual(m16);
  expect(checkChemical({ ...m16, rod_mm: 18 })).toEqual({ rod_mm: 'The rod must be thinner than the hole' });
  expect(checkChemical({ ...m16, depth_mm: null, holes: 1.5, waste_percent: 101 })).toEqual({
    depth_mm: 'Required field',
    holes: 'Enter a whole number',
    waste_percent: 'From 0 to 100',
  });
  expect(chemicalInput({ ...m16, hole_mm: null })).toBeNull();
});
