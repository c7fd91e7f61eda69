import { expect, test } from 'vitest';
import { arc, bow, circle, rectangle } from './figure.ts';
import { segmentsOf } from './segments.ts';

test('PART-12 a closed line keeps its corners', () => {
  expect(segmentsOf(rectangle('outline', 0, 0, 4, 3))).toEqual([
    {
      kind: 'line',
      points: [
        [0, 0],
        [4, 0],
        [4, 3],
        [0, 3],
      ],
      closed: true,
    },
  ]);
});

test('PART-12 a circle is two half circles around its centre', () => {
  const halves = segmentsOf(circle('outline', 10, 5, 4));
  expect(halves).toHaveLength(2);
  for (const half of halves) expect(half).toMatchObject({ kind: 'arc', centre: [10, 5], radius: 4, clockwise: false });
});

test.each([
  [0, 90, true],
  [0, 270, true],
  [90, 0, false],
  [200, -40, false],
])('PART-12 an arc from %i to %i degrees keeps its centre, ends and direction', (from, to, clockwise) => {
  const [segment] = segmentsOf(arc('outline', 20, -7, 6, from, to));
  if (segment?.kind !== 'arc') throw new Error('No arc');
  expect(segment.clockwise).toBe(clockwise);
  expect(segment.centre[0]).toBeCloseTo(20, 1);
  expect(segment.centre[1]).toBeCloseTo(-7, 1);
  expect(segment.start[0]).toBeCloseTo(20 + 6 * Math.cos((from * Math.PI) / 180), 1);
});

test('PART-12 a bow becomes a line of short pieces through its middle', () => {
  const [segment] = segmentsOf(bow('edge', [0, 0], [0, 8], 4));
  if (segment?.kind !== 'line') throw new Error('No line');
  expect(segment.points).toHaveLength(13);
  expect(segment.points[6]).toEqual([2, 4]);
});
