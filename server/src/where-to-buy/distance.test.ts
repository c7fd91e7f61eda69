import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const sydney = { latitude: -33.8688, longitude: 151.2093 };
const melbourne = { latitude: -37.8136, longitude: 144.9631 };

test('WTB-01 great-circle distance: Sydney to Melbourne 713 km, zero to itself, the same both ways', () => {
  expect(distanceKm(sydney, melbourne)).toBeGreaterThan(712);
  expect(distanceKm(sydney, melbourne)).toBeLessThan(715);
  expect(distanceKm(sydney, sydney)).toBe(0);
  expect(distanceKm(melbourne, sydney)).toBe(distanceKm(sydney, melbourne));
});
