import { expect, test } from 'vitest';
import { imagePath, imageSizeFor, imageSizes } from './image-path.ts';

test('PART-12 a photograph is addressed by its size', () => {
  expect(imageSizes.map((size) => imagePath('bolts/hex-bolt.webp', size))).toEqual([
    '/images/600/bolts/hex-bolt.webp',
    '/images/300/bolts/hex-bolt.webp',
    '/images/190/bolts/hex-bolt.webp',
    '/images/80/bolts/hex-bolt.webp',
  ]);
});

test('PART-12 a part without a photograph asks for none: its drawing stands in', () => {
  expect(['', 'hex-bolt', '../secret.png', '/etc/x.png', 'a b.svg'].map((image) => imagePath(image, 300))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('PART-12 the least size that is sharp is taken', () => {
  expect([60, 80, 120, 250, 400, 900].map((width) => imageSizeFor(width))).toEqual([80, 80, 190, 300, 600, 600]);
  expect(imageSizeFor(100, 2)).toBe(300);
});
