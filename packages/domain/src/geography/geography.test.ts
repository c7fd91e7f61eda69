import { expect, test } from 'vitest';
import { type Coordinates, coasts, distanceText, project, stateBorders, stateNames } from './index.ts';

const sydney = { latitude: -33.87, longitude: 151.21 };
const perth = { latitude: -31.95, longitude: 115.86 };
const hobart = { latitude: -42.88, longitude: 147.33 };

test('WTB-01 distances are rounded to 100 m, 0.1 km or 1 km by their size', () => {
  expect([0.84, 4.23, 42.4, 3290.3].map(distanceText)).toEqual(['800 m', '4.2 km', '42 km', '3,290 km']);
});

test('the projection keeps distances within 2 %: Sydney to Hobart 1,057 km, to Perth 3,290 km', () => {
  const [x, y] = project(sydney);
  for (const [place, km] of [
    [hobart, 1057],
    [perth, 3290],
  ] as const) {
    const [px, py] = project(place);
    expect(Math.abs(Math.hypot(px - x, py - y) / km - 1)).toBeLessThan(0.02);
  }
  expect(project(perth)[0]).toBeLessThan(x);
  expect(project(hobart)[1]).toBeGreaterThan(y);
});

/** Point-in-polygon test by ray casting. */
function inside({ latitude: y, longitude: x }: Coordinates, coast: readonly Coordinates[]): boolean {
  return coast.reduce((within, a, i) => {
    const b = coast[(i + 1) % coast.length] ?? a;
    const crosses =
      a.latitude > y !== b.latitude > y &&
      x < ((b.longitude - a.longitude) * (y - a.latitude)) / (b.latitude - a.latitude) + a.longitude;
    return crosses ? !within : within;
  }, false);
}

test('state names and inland borders lie on land', () => {
  const [mainland = [], tasmania = []] = coasts;
  for (const place of stateNames)
    expect(inside(place, place.name === 'TAS' ? tasmania : mainland), place.name).toBe(true);
  for (const border of stateBorders)
    for (const place of border.slice(1, -1)) expect(inside(place, mainland), JSON.stringify(place)).toBe(true);
  expect(inside({ latitude: -27.5, longitude: 155 }, mainland)).toBe(false);
});
