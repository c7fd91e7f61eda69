import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertSize, formatSize, parseSize, sizeSystems } from './sizes.ts';

describe('FILT-03 sizes between fractions, decimals, metric and gauge', () => {
  // Decimal equivalents of the fractions of an inch, as in every workshop table (ASME B1.1, appendix).
  test.each([
    ['1/64', '0.015625', 0.3969],
    ['1/16', '0.0625', 1.5875],
    ['1/8', '0.125', 3.175],
    ['3/16', '0.1875', 4.7625],
    ['1/4', '0.25', 6.35],
    ['5/16', '0.3125', 7.9375],
    ['3/8', '0.375', 9.525],
    ['7/16', '0.4375', 11.1125],
    ['1/2', '0.5', 12.7],
    ['9/16', '0.5625', 14.2875],
    ['5/8', '0.625', 15.875],
    ['3/4', '0.75', 19.05],
    ['7/8', '0.875', 22.225],
    ['1', '1', 25.4],
    ['1-1/2', '1.5', 38.1],
    ['2-3/4', '2.75', 69.85],
  ])('FILT-03 %s inch is %s inch is %d mm', (fraction, decimal, mm) => {
    expect(parseSize(`${fraction}"`)?.mm).toBeCloseTo(mm, 3);
    expect(parseSize(`${decimal} in`)?.mm).toBeCloseTo(mm, 3);
    expect(formatSize(mm, 'fraction')).toBe(`${fraction}"`);
    expect(Number(formatSize(mm, 'decimal')?.slice(0, -1))).toBeCloseTo(Number(decimal), 3);
  });

  // Basic major diameters of the numbered sizes, in inches: ASME B18.6.3, table 1.
  test.each([
    [0, 0.06],
    [2, 0.086],
    [4, 0.112],
    [6, 0.138],
    [8, 0.164],
    [10, 0.19],
    [12, 0.216],
    [14, 0.242],
  ])('FILT-03 gauge %i is %d inch', (gauge, inches) => {
    expect(parseSize(`#${gauge}`)?.mm).toBeCloseTo(inches * 25.4, 4);
    expect(convertSize(`${gauge}g`, 'decimal')).toBe(`${inches}"`);
    expect(formatSize(inches * 25.4, 'gauge')).toBe(`#${gauge}`);
  });

  test.each([
    ['M12', 12],
    ['12', 12],
    ['12 mm', 12],
    ['m2.5', 2.5],
    ['M8x1.25', 8],
    ['1½', 38.1],
    ['1 1/2 in', 38.1],
    ['.25"', 6.35],
    ['1/4-20', 6.35],
    ['#10-24', 4.826],
    ['No. 10', 4.826],
    ['10 gauge', 4.826],
    ['6 ft', 1828.8],
    ['1 m', 1000],
  ])('FILT-03 reads %s', (text, mm) => {
    expect(parseSize(text)?.mm).toBeCloseTo(mm, 4);
  });

  test.each(['', 'x', '1/0', '300 ml', '#99', 'M', '"', '-5', '1e5', '٣', '1/4/2', 'None', '9'.repeat(10_000)])(
    'FILT-03 %s is no size',
    (text) => {
      expect(parseSize(text)).toBeNull();
    },
  );

  test('FILT-03 sizes that a system does not have are not invented: 10 mm is neither a fraction nor a gauge', () => {
    expect(convertSize('10 mm', 'fraction')).toBeNull();
    expect(convertSize('10 mm', 'gauge')).toBeNull();
    expect(formatSize(Number.NaN, 'metric')).toBeNull();
  });

  test('FILT-03 a formatted size parses back to the same size', () => {
    const lengths = fc.oneof(
      fc.integer({ min: 1, max: 6400 }).map((n) => (n / 64) * 25.4),
      fc.integer({ min: 0, max: 24 }).map((n) => (0.06 + 0.013 * n) * 25.4),
      fc.integer({ min: 1, max: 20_000 }).map((n) => n / 10),
    );
    fc.assert(
      fc.property(lengths, fc.constantFrom(...sizeSystems), (mm, system) => {
        const text = formatSize(mm, system);
        if (text === null) return;
        expect(Math.abs((parseSize(text)?.mm ?? 0) - mm)).toBeLessThan(0.0128);
      }),
    );
  });

  test('FILT-03 any text is read or rejected without failing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const mm = parseSize(text)?.mm ?? 0;
        expect(Number.isFinite(mm) && mm >= 0).toBe(true);
      }),
    );
  });
});
