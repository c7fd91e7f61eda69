import { pitchDiameter } from './threads.ts';

/**
 * Volumes in mm³, from which weights are calculated: grams = volume × density (kg/m³) ÷ 1,000,000.
 * A thread counts as a cylinder of its pitch diameter, because crests and roots balance out.
 */
export const cylinder = (d: number, length: number) => (Math.PI / 4) * d * d * length;
export const ring = (outside: number, inside: number, height: number) =>
  (Math.PI / 4) * (outside * outside - inside * inside) * height;
/** A regular hexagon of width across flats s is √3 ⁄ 2 · s² in area. */
export const hexagon = (s: number, height: number) => (Math.sqrt(3) / 2) * s * s * height;
export const frustum = (wide: number, narrow: number, height: number) =>
  (Math.PI / 12) * height * (wide * wide + wide * narrow + narrow * narrow);
/** A spherical cap over a circle of diameter d. */
export const cap = (d: number, height: number) => ((Math.PI * height) / 6) * ((3 * d * d) / 4 + height * height);

/** A shank: plain over `length - threaded`, then thread. */
export function shank(d: number, pitch: number, length: number, threaded: number): number {
  const b = Math.min(threaded, length);
  return cylinder(d, length - b) + cylinder(pitchDiameter(d, pitch), b);
}

/** A nut: a hexagon minus its thread. */
export const nutBody = (s: number, m: number, d: number, pitch: number) =>
  hexagon(s, m) - cylinder(pitchDiameter(d, pitch), m);

export const grams = (volume: number, densityKg: number) => (volume * densityKg) / 1_000_000;
