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
  expect(['', 'hex-bolt', '../secret.png', 'a b.svg'].map((image) => imagePath(image, 300))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('PART-12 the name of a picture is as the supplier’s system wrote it: with spaces, umlauts, or folders of Windows', () => {
  expect(
    ['Schraube M8.JPG', 'Größe.png', 'C:\\Bilder\\hex.jpg', '/pics/hex.jpg'].map((image) => imagePath(image, 80)),
  ).toEqual([
    '/images/80/Schraube%20M8.JPG',
    '/images/80/Gr%C3%B6%C3%9Fe.png',
    '/images/80/C%3A/Bilder/hex.jpg',
    '/images/80/pics/hex.jpg',
  ]);
});

test('PART-12 a picture that is named by its address comes from the portal', () => {
  expect(imagePath('https://cdn.example/hex bolt.jpg?w=1', 300)).toBe(
    '/images/300/address?of=https%3A%2F%2Fcdn.example%2Fhex%20bolt.jpg%3Fw%3D1',
  );
});

test('PART-12 picks the smallest size with enough pixels', () => {
  expect([60, 80, 120, 250, 400, 900].map((width) => imageSizeFor(width))).toEqual([80, 80, 190, 300, 600, 600]);
  expect(imageSizeFor(100, 2)).toBe(300);
});
