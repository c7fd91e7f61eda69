import { describe, expect, test } from 'vitest';
import { metricPitches } from '../fasteners/threads.ts';
import { acrossFlatsOf, lengthOf, threadLimitsOf, toleranceOf } from './limits.ts';
import { partEngineering, stressArea } from './part-engineering.ts';
import { nutProofOf, stressesOf } from './stresses.ts';

const dimension = (symbol: string, value: string) => ({ symbol, label: symbol, value });
const partOf = (
  image: string,
  size: string,
  spec: string,
  more: { thread?: string; finish?: string; l?: number; s?: number } = {},
) => ({
  facts: { image, size, spec, thread: more.thread ?? 'Metric coarse', finish: more.finish ?? 'Zinc' },
  dimensions: [
    ...(more.l === undefined ? [] : [dimension('l', `${more.l} mm`)]),
    ...(more.s === undefined ? [] : [dimension('s', `${more.s} mm`)]),
  ],
});
const valueIn = (part: Parameters<typeof partEngineering>[0], label: RegExp) => {
  const { strength, limits } = partEngineering(part);
  return [...strength, ...limits].find((row) => label.test(row.label))?.value ?? null;
};

describe('PART-07 loads', () => {
  // ISO 898-1:2013, tables 4 and 5.
  test.each([
    ['M6', '8.8', 16.1, 11.6],
    ['M10', '8.8', 46.4, 33.7],
    ['M12', '8.8', 67.4, 48.9],
    ['M16', '10.9', 163, 130],
    ['M20', '8.8', 203, 147],
    ['M24', '12.9', 431, 342],
    ['M12', '4.6', 33.7, 19],
  ])('PART-07 of %s class %s agree with the table of the standard within 1 %%', (size, spec, breaking, proof) => {
    const part = partOf('hex-bolt', size, spec);
    expect(Number.parseFloat(valueIn(part, /^Breaking/) ?? '') / breaking).toBeCloseTo(1, 1.7);
    expect(Number.parseFloat(valueIn(part, /^Proof load/) ?? '') / proof).toBeCloseTo(1, 1.7);
  });
  test.each([
    ['M10', '8', 50.5],
    ['M12', '8', 74.2],
    ['M20', '8', 225.4],
    ['M16', '10', 164.9],
  ])('PART-07 of nuts %s class %s agree with ISO 898-2 within 1 %%', (size, spec, load) => {
    expect(Number.parseFloat(valueIn(partOf('hex-nut', size, spec), /^Proof load/) ?? '') / load).toBeCloseTo(1, 1.7);
  });
  test('PART-07 stress areas are those of ISO 898-1, table 4', () => {
    for (const [d, area] of [
      [6, 20.1],
      [8, 36.6],
      [12, 84.3],
      [16, 157],
      [24, 353],
      [30, 561],
    ] as const)
      expect(stressArea({ d, pitch: metricPitches[d]?.[0] ?? 0, isMetric: true }) / area).toBeCloseTo(1, 2);
  });
  test('PART-07 inch grades depend on the diameter (SAE J429)', () => {
    expect(stressesOf('Grade 5', 12.7)).toMatchObject({ proof: 586, tensile: 827 });
    expect(stressesOf('Grade 5', 31.75)).toMatchObject({ proof: 510, tensile: 724 });
    expect(stressesOf('Grade 8', 44.45)).toBeNull();
    // 1/2 UNC grade 5: 0.1419 in² × 120 ksi = 17 000 lbf.
    const part = partOf('hex-bolt', '1/2', 'Grade 5', { thread: 'UNC' });
    expect(Number.parseFloat(valueIn(part, /^Breaking/) ?? '') / 75.7).toBeCloseTo(1, 1.7);
  });
  test('PART-07 class 8.8 is stronger above M16, and a thin nut carries less', () => {
    expect(stressesOf('8.8', 16)?.proof).toBe(580);
    expect(stressesOf('8.8', 20)?.proof).toBe(600);
    expect(nutProofOf('04', 12)).toBe(380);
    expect(nutProofOf('8', 4)).toBeNull();
  });
  test('PART-07 a torque states its assumption; heads that carry less have none', () => {
    const { strength } = partEngineering(partOf('hex-bolt', 'M12', '8.8'));
    const torque = strength.find(({ label }) => /torque/.test(label));
    // 0.2 × 0.75 × 84.3 mm² × 580 MPa × 12 mm
    expect(torque?.value).toBe('88 Nm');
    expect(torque?.source).toMatch(/75 %.*K = 0\.20/);
    const button = partOf('socket-button-screw', 'M8', '10.9');
    expect(valueIn(button, /torque/)).toBeNull();
    expect(valueIn(button, /80 %/)).toBe('30.5 kN');
    expect(valueIn(partOf('structural-assembly', 'M20', '8.8 K0'), /tension/)).toBe('145 kN');
  });
  test('PART-07 nothing is said where no standard gives it', () => {
    expect(partEngineering(partOf('flat-washer', 'M12', '200 HV')).strength).toEqual([]);
    expect(partEngineering(partOf('hex-bolt', 'M64', '8.8')).strength).toEqual([]);
    expect(partEngineering(partOf('hex-nut', 'M12', '8', { finish: 'Hot-dip galvanised' })).strength).toEqual([]);
    expect(partEngineering({ facts: null, dimensions: [] })).toEqual({ strength: [], limits: [] });
  });
});

describe('PART-07 limits of size', () => {
  const sizes = Object.keys(metricPitches)
    .map(Number)
    .filter((d) => threadLimitsOf(d) !== null);
  test.each(sizes)('PART-07 the thread M%d agrees with the formulas of ISO 965-1', (d) => {
    const limits = threadLimitsOf(d);
    const p = metricPitches[d]?.[0] ?? 0;
    if (!limits) throw new Error('no limits');
    const { major, pitch, pitchInside, minor } = limits;
    const allowance = (15 + 11 * p) / 1000;
    expect(Math.abs(major[1] - (d - allowance))).toBeLessThan(0.0031);
    expect(Math.abs(pitch[1] - (d - 0.649519 * p - allowance))).toBeLessThan(0.0031);
    expect(Math.abs(pitchInside[0] - (d - 0.649519 * p))).toBeLessThan(0.0016);
    expect(Math.abs(minor[0] - (d - 1.082532 * p))).toBeLessThan(0.0016);
    const tolerance = (180 * p ** (2 / 3) - 3.15 / Math.sqrt(p)) / 1000;
    expect((major[1] - major[0]) / tolerance).toBeGreaterThan(0.94);
    expect((major[1] - major[0]) / tolerance).toBeLessThan(1.06);
    // The pitch tolerance of a nut is 1.32 times that of its bolt, rounded to preferred numbers.
    const ratio = (pitchInside[1] - pitchInside[0]) / (pitch[1] - pitch[0]);
    expect(ratio).toBeGreaterThan(1.25);
    expect(ratio).toBeLessThan(1.4);
  });
  test('PART-07 standard tolerances follow the tolerance unit of ISO 286-1', () => {
    const units = { 13: 250, 14: 400, 15: 640, 16: 1000, 17: 1600 } as const;
    for (const [low, high] of [
      [6, 10],
      [10, 18],
      [18, 30],
      [30, 50],
      [50, 80],
      [80, 120],
      [120, 180],
    ] as const) {
      const mean = Math.sqrt(low * high);
      const unit = (0.45 * Math.cbrt(mean) + 0.001 * mean) / 1000;
      for (const grade of [13, 14, 15, 16, 17] as const)
        expect((toleranceOf(grade, high) ?? 0) / (units[grade] * unit)).toBeCloseTo(1, 0.9);
    }
  });
  test('PART-07 across flats and length are those of ISO 4014 and 4032', () => {
    expect(acrossFlatsOf(16, 'A')?.limits[0]).toBeCloseTo(15.73);
    expect(acrossFlatsOf(36, 'A')?.limits[0]).toBeCloseTo(35.38);
    expect(acrossFlatsOf(46, 'B')?.limits[0]).toBeCloseTo(45);
    expect(acrossFlatsOf(30, 'B')?.limits[0]).toBeCloseTo(29.16);
    expect(lengthOf(50, 'A')?.limits).toEqual([49.5, 50.5]);
    expect(valueIn(partOf('hex-bolt', 'M16', '8.8', { s: 24, l: 80 }), /across flats, h13/)).toBe('23.67 to 24 mm');
    expect(valueIn(partOf('hex-nut', 'M20', '8', { s: 30 }), /across flats, h15/)).toBe('29.16 to 30 mm');
    expect(valueIn(partOf('hex-bolt', 'M16', '8.8', { s: 24, l: 200 }), /Length, js17/)).toBe('197.7 to 202.3 mm');
  });
  test('PART-07 oversize threads of galvanised nuts and the closer thread of class 12.9 are not given as 6H and 6g', () => {
    expect(valueIn(partOf('hex-nut', 'M12', '8', { finish: 'Hot-dip galvanised' }), /6H/)).toBeNull();
    expect(valueIn(partOf('socket-cap-screw', 'M12', '12.9'), /pitch diameter/)).toBeNull();
    expect(valueIn(partOf('socket-cap-screw', 'M12', '8.8'), /pitch diameter/)).toBe('10.679 to 10.829 mm');
  });
});
