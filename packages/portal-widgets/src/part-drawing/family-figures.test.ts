import { jointFigure } from '@portal/domain/drawing';
import { expect, test } from 'vitest';
import { familyFigure } from './family-figures.ts';

const bounds = (d: string) => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map((each) => Number(each[0]));

test.each([
  'Hex bolts',
  'Socket screws',
  'Countersunk screws',
  'Nuts',
  'Washers',
  'Threaded rod',
  'Self-drilling screws',
  'Anchors',
  'Blind rivets',
  'Split pins',
])('%s have a drawing with an outline, an axis and one dimension', (name) => {
  const { strokes, labels } = familyFigure(name);
  expect(new Set(strokes.map((stroke) => stroke.pen))).toContain('outline');
  expect(strokes.some((stroke) => stroke.pen === 'centre')).toBe(true);
  expect(labels).toHaveLength(1);
  for (const { d } of strokes) for (const value of bounds(d)) expect(Number.isFinite(value)).toBe(true);
});

test('the joint has five labelled positions and four parts', () => {
  expect(new Set(jointFigure().labels.map((label) => label.text))).toEqual(
    new Set(['60', '38', '24', '1', '2', '3', '4']),
  );
});
