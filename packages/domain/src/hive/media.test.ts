import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropBoxOf, cropShapes, pathAtWidth, resourcePictures, srcSetOf } from './media.ts';

const path = '/media/900000001/0a1b/1280.webp';
const widths = [320, 640, 1280];

test('HIVE-13: srcset names the file of each stored width', () => {
  expect(srcSetOf(path, { widths })).toBe(
    '/media/900000001/0a1b/320.webp 320w, /media/900000001/0a1b/640.webp 640w, /media/900000001/0a1b/1280.webp 1280w',
  );
});

test('a drawing, a small picture and a file from elsewhere have no srcset', () => {
  expect(srcSetOf('/media/900000001/0a1b/drawing.svg', { widths: [] })).toBeUndefined();
  expect(srcSetOf(path, { widths: [200] })).toBeUndefined();
  expect(srcSetOf('/images/600/bolt.webp', { widths })).toBeUndefined();
});

test('a thumbnail is the smallest file that is wide enough, otherwise the widest', () => {
  expect(pathAtWidth(path, { widths }, 400)).toBe('/media/900000001/0a1b/640.webp');
  expect(pathAtWidth(path, { widths }, 4000)).toBe(path);
  expect(pathAtWidth('/media/900000001/0a1b/drawing.svg', { widths: [] }, 400)).toBe(
    '/media/900000001/0a1b/drawing.svg',
  );
});

test('resources of the supplier have no picture data', () => {
  const picture = { width: 10, height: 5, widths: [10], focus: [50, 50], alt: 'A nut' } as const;
  const resource = { resource_id: '1', domain_id: 'portal', title: 'Nut', kind: 'picture', path };
  expect(resourcePictures([resource, { ...resource, resource_id: '2', picture }])).toEqual({ 2: picture });
});

test('a crop is the largest part of its shape around the focal point, and always within the picture', () => {
  const picture = { width: 2000, height: 1000 };
  expect(cropBoxOf(picture, [50, 50], '1:1')).toEqual({ left: 500, top: 0, width: 1000, height: 1000 });
  expect(cropBoxOf(picture, [100, 0], '1:1')).toEqual({ left: 1000, top: 0, width: 1000, height: 1000 });
  expect(cropBoxOf(picture, [50, 90], '21:9')).toEqual({ left: 0, top: 143, width: 2000, height: 857 });
  const side = fc.integer({ min: 1, max: 10_000 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(side, side, percent, percent, fc.constantFrom(...cropShapes), (width, height, x, y, shape) => {
      const box = cropBoxOf({ width, height }, [x, y], shape);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(width);
      expect(box.top + box.height).toBeLessThanOrEqual(height);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
    }),
  );
});
