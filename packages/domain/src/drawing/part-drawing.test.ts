import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, commonScale, type DrawnPart, drawnFamilies, measuresOf, millimetres, partDrawing } from './index.ts';

const bolt: DrawnPart = {
  image: 'hex-bolt',
  size: 'M16',
  dimensions: [
    { symbol: 'd', label: 'Thread diameter', value: '16 mm' },
    { symbol: 'P', label: 'Pitch', value: '2 mm' },
    { symbol: 'l', label: 'Length', value: '80 mm' },
    { symbol: 'b', label: 'Thread length', value: '38 mm' },
    { symbol: 'k', label: 'Head height', value: '10 mm' },
    { symbol: 's', label: 'Width across flats', value: '24 mm' },
    { symbol: 'e', label: 'Width across corners', value: '26.75 mm' },
  ],
};
const field = { width: 350, height: 190, amount: 'five' } as const;
const words = (part: DrawnPart, more = {}) =>
  partDrawing(part, { ...field, ...more }).figure.labels.map(({ text }) => text);

test('PART-12 a bolt shows length, thread, diameter, head and flats, at most five dimensions', () => {
  expect(words(bolt).toSorted()).toEqual(['10', '24', '38', '80', 'M16']);
  expect(words(bolt, { amount: 'one' })).toEqual(['38']);
  expect(words(bolt, { amount: 'none' })).toEqual([]);
  expect(words(bolt, { amount: 'all' })).toHaveLength(6);
});

test("PART-12 dimensions are labelled with the standard's symbols", () => {
  expect(words(bolt, { labels: 'symbols' }).toSorted()).toEqual(['b 38', 'd M16', 'k 10', 'l 80', 's 24']);
});

test('PART-12 the drawing is to scale: a bolt twice as long is drawn twice as long', () => {
  const length = (l: number) => {
    const dimensions = bolt.dimensions.map((each) => (each.symbol === 'l' ? { ...each, value: `${l} mm` } : each));
    const { figure, interrupted } = partDrawing({ ...bolt, dimensions }, { ...field, scale: 2, amount: 'none' });
    expect(interrupted).toBe(false);
    const axis = figure.strokes.find(({ pen, box }) => pen === 'centre' && box[1] === 0 && box[0] < 0);
    return (axis?.box[2] ?? 0) - 10;
  };
  expect(length(80)).toBeCloseTo(160);
  expect(length(160)).toBeCloseTo(320);
});

test('PART-12 an eye bolt is drawn with the height and the collar of its table (DIN 580)', () => {
  const of = { d: 16, d2: 35, d3: 63, d4: 35, h: 62, l: 27 };
  const dimensions = Object.entries(of).map(([symbol, mm]) => ({ symbol, label: '', value: `${mm} mm` }));
  const { figure } = partDrawing({ image: 'eye-bolt', dimensions }, { ...field, scale: 2, amount: 'none' });
  const outline = figure.strokes.filter(({ pen }) => pen === 'outline').map(({ box }) => box);
  // The seat of the collar is at 0, the shank to its right.
  expect(Math.min(...outline.map(([left]) => left))).toBeCloseTo(-2 * of.h);
  expect(Math.max(...outline.map(([, , right]) => right))).toBeCloseTo(2 * of.l);
  const collar = outline.find(([left, , right]) => left < 0 && right === 0);
  expect((collar?.[3] ?? 0) - (collar?.[1] ?? 0)).toBeCloseTo(2 * of.d2);
});

test('PART-12 a very long part is drawn short and labelled with its true length', () => {
  const rod: DrawnPart = {
    image: 'threaded-rod',
    dimensions: [
      { symbol: 'd', label: 'Thread diameter', value: '12 mm' },
      { symbol: 'l', label: 'Length', value: '1000 mm' },
    ],
  };
  const drawing = partDrawing(rod, field);
  expect(drawing.interrupted).toBe(true);
  expect(drawing.figure.labels.map(({ text }) => text)).toContain('1000');
});

test.each(drawnFamilies.map((image) => [image]))(
  'PART-12 %s is drawn with an outline and an axis, whatever it does not say',
  (image) => {
    for (const dimensions of [[], bolt.dimensions]) {
      const { figure, box } = partDrawing({ image, dimensions }, field);
      expect(figure.strokes.some(({ pen }) => pen === 'outline')).toBe(true);
      expect(figure.strokes.some(({ pen }) => pen === 'centre')).toBe(true);
      for (const { d } of figure.strokes) expect(d).not.toMatch(/NaN|Infinity|undefined/);
      expect(box[2] - box[0]).toBeGreaterThan(0);
    }
  },
);

test('PART-12 any bolt fits its field, labels included', () => {
  const number = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
  fc.assert(
    fc.property(number(1.6, 64), number(1, 25), number(0.5, 1), (d, long, thread) => {
      const l = d * long;
      const sizes = { d, l, b: l * thread, k: d * 0.65, s: d * 1.5, e: d * 1.73 };
      const dimensions = Object.entries(sizes).map(([symbol, mm]) => ({
        symbol,
        label: '',
        value: `${mm.toFixed(2)} mm`,
      }));
      const { box, figure } = partDrawing({ image: 'hex-bolt', dimensions }, field);
      expect(box[2] - box[0]).toBeLessThanOrEqual(field.width * 1.03);
      expect(box[3] - box[1]).toBeLessThanOrEqual(field.height * 1.03);
      expect(boundsOf(figure)).toEqual(box);
    }),
    { numRuns: 60 },
  );
});

test('compared parts are drawn at the largest common scale', () => {
  const small: DrawnPart = {
    ...bolt,
    dimensions: bolt.dimensions.map((each) => (each.symbol === 'l' ? { ...each, value: '20 mm' } : each)),
  };
  const scale = commonScale([bolt, small], field);
  expect(scale).toBeCloseTo(Math.min(partDrawing(bolt, field).scale, partDrawing(small, field).scale));
  for (const part of [bolt, small]) {
    const { box } = partDrawing(part, { ...field, scale });
    expect(box[2] - box[0]).toBeLessThanOrEqual(field.width * 1.03);
  }
});

test('dimensions are read in millimetres, inches, metres and thread sizes', () => {
  expect(['24 mm', '0.75 in', '6 m', 'M16', '410 ml', 'soon', ''].map(millimetres)).toEqual([
    24,
    19.049999999999997,
    6000,
    16,
    null,
    null,
    null,
  ]);
  const inch = measuresOf([{ symbol: 'F', label: 'Width across flats', value: '1.125 in' }]);
  expect(inch.unit).toBe('in');
  expect(inch.find('s', 'F')?.text).toBe('1.125');
});
