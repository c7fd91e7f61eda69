import { describe, expect, test } from 'vitest';
import { allFamilies } from './all.ts';
import { type Family, partStandard, type Shape } from './family.ts';
import { hexSizes } from './iso-hex-sizes.ts';
import { boreRows, shaftRows } from './pins-and-clips.ts';
import { eyeRows } from './sundries.ts';

const familyOf = (key: string): Family => {
  const found = allFamilies.find((family) => family.key === key);
  if (!found) throw new Error(`No family ${key}`);
  return found;
};
const measureOf = (shape: Shape, symbol: string): number =>
  Number.parseFloat(shape.dimensions.find(([each]) => each === symbol)?.[2] ?? 'NaN');
const metric = (shape: Shape) => Number(shape.size.replace(/^M/, ''));
const shapeOf = (key: string, code: string): Shape => {
  const found = familyOf(key).shapes.find((shape) => shape.code === code);
  if (!found) throw new Error(`No shape ${code} of ${key}`);
  return found;
};

/** ISO 286-1:2010, table 1: IT13 to IT16 in mm for a nominal size. */
const steps = [3, 6, 10, 18, 30, 50, 80, 120];
const tolerances: Readonly<Record<13 | 14 | 15 | 16, readonly number[]>> = {
  13: [0.14, 0.18, 0.22, 0.27, 0.33, 0.39, 0.46, 0.54],
  14: [0.25, 0.3, 0.36, 0.43, 0.52, 0.62, 0.74, 0.87],
  15: [0.4, 0.48, 0.58, 0.7, 0.84, 1, 1.2, 1.4],
  16: [0.6, 0.75, 0.9, 1.1, 1.3, 1.6, 1.9, 2.2],
};
const it = (grade: 13 | 14 | 15 | 16, size: number) =>
  tolerances[grade][steps.findIndex((most) => size <= most)] ?? NaN;
/** Flats have tolerance h13 (h14 over 30 mm) in product grade A, h15 in grade B, h16 over M39. */
const leastFlats = (s: number, d: number, gradeA: boolean) =>
  s - it(gradeA ? (s <= 30 ? 13 : 14) : d <= 39 ? 15 : 16, s);

test('ISO 15977 to 15984: a blind rivet names the standard of its head and its materials', () => {
  const standardsOf = (key: string) => {
    const family = familyOf(key);
    return Object.fromEntries(family.treatments.map((each) => [each.spec, partStandard(family, each)]));
  };
  expect(standardsOf('iso-15977')).toMatchObject({ 'AlA/St': 'ISO 15977', 'St/St': 'ISO 15979', 'A2/A2': 'ISO 15983' });
  expect(standardsOf('iso-15977-k')).toMatchObject({ 'AlA/St': 'ISO 15978', 'A2/A2': 'ISO 15984' });
  expect(Object.values(standardsOf('iso-15977-l'))).not.toContain('ISO 15977');
});

describe('ISO 4014, 4017, 4032, 4035: independent relations', () => {
  test.each(['iso-4014', 'iso-4017', 'iso-8765', 'iso-8676'])(
    '%s: least corners are 1.13 times the least flats',
    (key) => {
      for (const shape of familyOf(key).shapes) {
        const [d, l, s] = [metric(shape), measureOf(shape, 'l'), measureOf(shape, 's')];
        const gradeA = d <= 24 && l <= 10 * d && l <= 150;
        const expected = 1.13 * leastFlats(s, d, gradeA);
        expect(Math.abs(measureOf(shape, 'e') - expected), `${key} ${shape.words}`).toBeLessThan(0.02);
      }
    },
  );

  test.each(['iso-4032', 'iso-4035', 'iso-8673', 'iso-7040', 'iso-7042', 'iso-4161'])(
    '%s: least corners are 1.13 times the least flats',
    (key) => {
      for (const shape of familyOf(key).shapes) {
        const [d, s] = [metric(shape), measureOf(shape, 's')];
        const expected = 1.13 * leastFlats(s, d, d <= 16);
        expect(Math.abs(measureOf(shape, 'e') - expected), `${key} ${shape.words}`).toBeLessThan(0.02);
      }
    },
  );

  test('heads are 0.6 to 0.73 d high, nuts 0.78 to 0.95 d, thin nuts half of d from M8', () => {
    for (const { d, k, m, mThin } of hexSizes) {
      expect(k / d, `k of M${d}`).toBeGreaterThan(0.6);
      expect(k / d, `k of M${d}`).toBeLessThan(0.73);
      expect(m / d, `m of M${d}`).toBeGreaterThan(0.78);
      expect(m / d, `m of M${d}`).toBeLessThan(0.95);
      if (d >= 8) expect(mThin).toBe(d / 2);
    }
  });

  test('widths across flats increase with the thread size (ISO 272)', () => {
    for (const [i, { s }] of hexSizes.entries()) expect(s).toBeGreaterThan(hexSizes[i - 1]?.s ?? 0);
  });
});

describe('other families: independent relations', () => {
  test('ISO 4762: head height equals the thread diameter; head width is at least 1.5 d', () => {
    for (const shape of familyOf('iso-4762').shapes) {
      const [d, dk, s, t] = ['d', 'dk', 's', 't'].map((symbol) => measureOf(shape, symbol)) as [
        number,
        number,
        number,
        number,
      ];
      expect(measureOf(shape, 'k')).toBe(d);
      expect(dk).toBeGreaterThanOrEqual(1.5 * d);
      expect(s).toBeLessThan(d);
      expect(t).toBeLessThan(d * 0.61);
    }
  });

  test('ISO 10642: the countersink is 90 degrees, k = (dk − d) / 2', () => {
    for (const shape of familyOf('iso-10642').shapes) {
      const half = (measureOf(shape, 'dk') - measureOf(shape, 'd')) / 2;
      expect(Math.abs(measureOf(shape, 'k') - half)).toBeLessThan(0.02);
    }
  });

  test.each(['iso-7089', 'iso-7090', 'iso-7093', 'din-127'])(
    '%s: holes are wider than the thread, rims wider than holes',
    (key) => {
      for (const shape of familyOf(key).shapes) {
        const [d, d1, d2] = [metric(shape), measureOf(shape, 'd1'), measureOf(shape, 'd2')];
        expect(d1).toBeGreaterThan(d);
        expect(d1).toBeLessThan(d * 1.15 + 0.6);
        expect(d2).toBeGreaterThan((key === 'iso-7093' ? 2.7 : key === 'din-127' ? 1.5 : 1.6) * d);
      }
    },
  );

  test('DIN 471 and 472: free diameters lie beyond the groove diameter, as springing into the groove requires', () => {
    for (const [d1, , d3, , d2] of shaftRows) expect(d3 < d2 && d2 < d1, `shaft ${d1}`).toBe(true);
    for (const [d1, , d3, , d2] of boreRows) expect(d3 > d2 && d2 > d1, `bore ${d1}`).toBe(true);
  });

  test('DIN 580: loads are proportional to the thread’s section, and lower at an angle', () => {
    for (const [d, d4, d3, , , , inLine, at45] of eyeRows) {
      expect(d3 - d4).toBeGreaterThanOrEqual(1.4 * d);
      expect(inLine / d ** 2).toBeGreaterThan(2);
      expect(inLine / d ** 2).toBeLessThan(4);
      expect(at45 / inLine).toBeGreaterThan(0.65);
      expect(at45 / inLine).toBeLessThan(0.76);
    }
  });

  test('DIN 603: the square neck is a little wider than the shank, the head 2.3 to 2.8 d', () => {
    for (const shape of familyOf('din-603').shapes) {
      const [d, v, dk] = [metric(shape), measureOf(shape, 'v'), measureOf(shape, 'dk')];
      expect(v > d && v < 1.1 * d).toBe(true);
      expect(dk / d > 2.3 && dk / d < 2.8).toBe(true);
    }
  });
});

describe('machine screws, set screws, pins and inch families: independent relations', () => {
  test.each(['iso-7046', 'iso-10642'])('%s: the countersink is 90 degrees', (key) => {
    for (const shape of familyOf(key).shapes) {
      const [d, dk, k] = [metric(shape), measureOf(shape, 'dk'), measureOf(shape, 'k')];
      expect(Math.abs(k - (dk - d) / 2), shape.words).toBeLessThan(0.02);
    }
  });

  test('ISO 7380-1: heads are 0.55 d high', () => {
    for (const shape of familyOf('iso-7380').shapes) expect(measureOf(shape, 'k')).toBeCloseTo(0.55 * metric(shape), 5);
  });

  test.each(['iso-4026', 'iso-4027', 'iso-4028', 'iso-4029'])('%s: the socket is half of d from M3', (key) => {
    for (const shape of familyOf(key).shapes.filter((each) => metric(each) >= 3))
      expect(measureOf(shape, 's')).toBe(metric(shape) / 2);
  });

  test('ISO 4027: the truncated cone is at most a quarter of d, ISO 4028: the dog point is a little longer', () => {
    for (const shape of familyOf('iso-4027').shapes)
      expect(Math.abs(measureOf(shape, 'dt') - metric(shape) / 4)).toBeLessThan(0.03);
    for (const shape of familyOf('iso-4028').shapes) {
      const excess = measureOf(shape, 'z') - metric(shape) / 2;
      expect(excess >= 0.2 && excess <= 0.45, shape.words).toBe(true);
    }
  });

  test('ISO 1234: the eye is twice the nominal size from 1.6 mm', () => {
    for (const shape of familyOf('iso-1234').shapes.filter((each) => Number.parseFloat(each.size) >= 1.6))
      expect(measureOf(shape, 'b')).toBeCloseTo(2 * Number.parseFloat(shape.size), 5);
  });

  test.each(['iso-8752', 'iso-8750'])('%s: pins are wider than their holes by at most a fifth', (key) => {
    for (const shape of familyOf(key).shapes) {
      const ratio = measureOf(shape, 'd1') / measureOf(shape, 'd');
      expect(ratio > 1.07 && ratio <= 1.2, shape.words).toBe(true);
    }
  });

  test('DIN 127: the ring lies between hole and rim', () => {
    for (const shape of familyOf('din-127').shapes) {
      const rim = measureOf(shape, 'd1') + 2 * measureOf(shape, 'b');
      expect(rim).toBeLessThan(measureOf(shape, 'd2'));
      expect(measureOf(shape, 'd2') - rim).toBeLessThan(2.1);
    }
  });

  test('AS/NZS 1252: heads as high as those of ISO 4014, nuts about as high as the thread is wide', () => {
    for (const shape of familyOf('as-nzs-1252').shapes) {
      const d = metric(shape);
      expect(measureOf(shape, 'k')).toBe(hexSizes.find((size) => size.d === d)?.k);
      expect(Math.abs(measureOf(shape, 'm') / d - 1.03)).toBeLessThan(0.06);
    }
  });

  test.each(['unc', 'unf'])('ASME B18.2.1 %s: greatest corners are the flats divided by cos 30°', (series) => {
    for (const shape of familyOf(`asme-b18-2-1-${series}`).shapes) {
      const corners = measureOf(shape, 'F') / Math.cos(Math.PI / 6);
      expect(Math.abs(measureOf(shape, 'G') - corners), shape.words).toBeLessThan(0.002);
    }
  });

  test('ASME B18.2.2: flats of heavy nuts are 1.5 D + 1/8 in to the nearest 16th, of hex nuts at least 1.5 D', () => {
    for (const shape of familyOf('asme-b18-2-2-heavy-unc').shapes)
      expect(Math.abs(measureOf(shape, 'F') - 1.5 * measureOf(shape, 'D') - 0.125), shape.words).toBeLessThan(1 / 31);
    for (const shape of familyOf('asme-b18-2-2-hex-unc').shapes) {
      const excess = measureOf(shape, 'F') - 1.5 * measureOf(shape, 'D');
      expect(excess >= -0.0005 && excess <= 0.0635, shape.words).toBe(true);
    }
  });

  test('ASME B18.3: cap screw heads are 1.5 D from 1/4 in; sockets of set screws engage their own width at least up to 5/8', () => {
    for (const shape of familyOf('asme-b18-3-cap-unc').shapes.filter((each) => measureOf(each, 'D') >= 0.25))
      expect(Math.abs(measureOf(shape, 'A') - 1.5 * measureOf(shape, 'D')), shape.words).toBeLessThan(0.001);
    for (const shape of familyOf('asme-b18-3-set-unc').shapes.filter((each) => measureOf(each, 'D') >= 0.25))
      expect(Math.abs(measureOf(shape, 'T') - measureOf(shape, 'J')), shape.words).toBeLessThan(0.001);
  });

  test('AS 3566 and ASME B18.6.1: a gauge is 0.060 + 0.013 times its number in inches', () => {
    for (const key of ['as-3566-hwf', 'asme-b18-6-1']) {
      for (const shape of familyOf(key).shapes) {
        const gauge = Number.parseInt(shape.size, 10);
        // AS 3566 rounds to the diameters of ISO 1478.
        expect(Math.abs(measureOf(shape, 'd') - (0.06 + 0.013 * gauge) * 25.4), shape.words).toBeLessThan(0.16);
      }
    }
  });
});

describe('spot values of the standards', () => {
  test.each([
    ['iso-4017', '10030', 's', 16],
    ['iso-8765', '12060', 'P', 1.25],
    ['iso-8676', '10030', 'k', 6.4],
    ['iso-8673', '24000', 'm', 21.5],
    ['iso-7042', '12000', 'h', 13.3],
    ['iso-7090', '20037', 'd1', 21],
    ['iso-7093', '12037', 'd2', 37],
    ['iso-7380', '08020', 'dk', 14],
    ['iso-10642', '10040', 's', 6],
    ['iso-4026', '08016', 'dp', 5.5],
    ['iso-4027', '10016', 'dt', 2.5],
    ['iso-4028', '08016', 'z', 4.3],
    ['iso-4029', '10016', 'dz', 6],
    ['iso-7046', '05016', 'dk', 10.4],
    ['iso-4162', '10030', 'dc', 20.8],
    ['iso-4162', '10030', 'k', 9.7],
    ['iso-4162', '06016', 'k', 6.8],
    ['din-315', '08000', 'e', 39],
    ['din-471', '025E', 'd2', 23.9],
    ['din-472', '047I', 'd2', 49.5],
    ['din-127', '12000', 'd2', 21.1],
    ['iso-8752', '05030', 's', 1],
    ['iso-8750', '05030', 'd1', 5.5],
    ['iso-1234', '04040', 'c', 7.4],
    ['din-976', '12100', 'P', 1.75],
    ['as-nzs-1252', '20060', 's', 34],
    ['as-nzs-1252', '20060', 'm', 20.7],
    ['iso-15977', '48012', 'dk', 10.1],
    ['asme-b18-2-1-unc', '12200', 'H', 0.3125],
    ['asme-b18-2-2-hex-unc', '12000', 'H', 0.4375],
    ['asme-b18-2-2-heavy-unc', '34000', 'F', 1.25],
    ['asme-b18-3-cap-unc', '14100', 'J', 0.1875],
    ['asme-b18-3-set-unc', '1100', 'T', 0.562],
    ['asme-b18-22-1-wide', '38000', 'd2', 1],
    ['asme-b18-22-1-narrow', '12000', 'd2', 1.062],
    ['iso-4014', '16080', 'e', 26.75],
    ['iso-4014', '20200', 'e', 32.95],
    ['iso-4014', '20100', 'e', 33.53],
    ['iso-4032', '20000', 'e', 32.95],
    ['iso-4032', '24000', 'e', 39.55],
    ['iso-4032', '12000', 'm', 10.8],
    ['iso-4035', '20000', 'm', 10],
    ['iso-7040', '12000', 'h', 14.9],
    ['iso-4762', '10040', 'dk', 16],
    ['iso-7089', '12024', 'h', 2.5],
    ['din-580', '30000', 'd4', 60],
    ['din-580', '36000', 'd4', 70],
    ['din-580', '20000', 'WLL', 1200],
    ['din-603', '10100', 'dk', 24.65],
    ['din-571', '08080', 's', 13],
    ['din-571', '08080', 'e', 14.2],
    ['din-571', '16080', 'e', 26.17],
    ['iso-7045', '05016', 'k', 3.7],
    ['iso-4161', '10000', 'dc', 21.8],
    ['din-1587', '10000', 'h', 18],
  ])('%s %s: %s is %d', (key, code, symbol, value) => {
    expect(measureOf(shapeOf(key, code), symbol)).toBe(value);
  });

  test('ISO 898-2 thin nuts have classes 04 and 05, never those of full nuts', () => {
    const specs = familyOf('iso-4035').treatments.map(({ spec }) => spec);
    expect(new Set(specs)).toEqual(
      new Set(['04', '05', 'A2-025', 'A2-035', 'A2-040', 'A4-025', 'A4-035', 'A4-040', 'CU2']),
    );
  });
});

test('the parts of a family have unique codes', () => {
  for (const { key, prefix, shapes, treatments } of allFamilies) {
    const codes = shapes.flatMap((shape) => treatments.map((treatment) => `${prefix}-${shape.code}-${treatment.code}`));
    expect(new Set(codes).size, key).toBe(codes.length);
  }
});
