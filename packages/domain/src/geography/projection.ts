import type { Coordinates } from './distance.ts';

/** Map coordinates in km, approximately: x to the east, y to the south. */
export type MapPoint = readonly [x: number, y: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const first = radians(-18);
const second = radians(-36);
const origin = radians(-27);
const meridian = radians(134);

const n = (Math.sin(first) + Math.sin(second)) / 2;
const c = Math.cos(first) ** 2 + 2 * n * Math.sin(first);
const rho = (latitude: number) => Math.sqrt(Math.max(0, c - 2 * n * Math.sin(latitude))) / n;
const rho0 = rho(origin);

/** Albers equal-area conic projection, as in atlases of Australia: standard parallels 18° S and 36° S, central meridian 134° E. */
export function project({ latitude, longitude }: Coordinates): MapPoint {
  const r = rho(radians(latitude));
  const angle = n * (radians(longitude) - meridian);
  return [r * Math.sin(angle) * 6371, -(rho0 - r * Math.cos(angle)) * 6371];
}
