import { expect, test } from 'vitest';
import { imagePath, imageSizeFor, imageSizes } from './image-path.ts';

test('PART-12 the address of a photograph contains its size', () => {
  expect(imageSizes.map((size) => imagePath('bolts/hex-bolt.webp', size))).toEqual([
    '/images/600/bolts/hex-bolt.webp',
    '/images/300/bolts/hex-bolt.webp',
    '/images/190/bolts/hex-bolt.webp',
    '/images/80/bolts/hex-bolt.webp',
  ]);
});

test('PART-12 a part without a photograph requests none and shows its drawing', () => {
  expect(['', 'hex-bolt', '../secret.png', '/etc/x.png', 'a b.svg'].map((image) => imagePath(image, 300))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('PART-12 picks the smallest size with enough pixels', () => {
  expect([60, 80, 120, 250, 400, 900].map((width) => imageSizeFor(width))).toEqual([80, 80, 190, 300, 600, 600]);
  expect(imageSizeFor(100, 2)).toBe(300);
});
