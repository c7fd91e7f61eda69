import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../settings/contrast.ts';
import { overlays } from './picture-overlay.ts';

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A pixel below an overlay, as browsers blend it. */
function below(pixel: string, { colour, strength }: (typeof overlays)['Dark']): string {
  const over = channelsOf(colour);
  const mixed = channelsOf(pixel).map((part, index) =>
    Math.round(part + ((over[index] ?? 0) - part) * (strength / 100))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

test('text is readable on any background picture, with either overlay', () => {
  const pixels = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(
      fc.oneof(pixels, fc.constantFrom('#000000', '#ffffff')),
      fc.constantFrom('Dark', 'Light'),
      (pixel, name) => {
        expect(contrast(overlays[name].text, below(pixel, overlays[name]))).toBeGreaterThanOrEqual(4.5);
      },
    ),
    { numRuns: 5_000 },
  );
});
