/** Degrees; south and west negative. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** `800 m`, `4.2 km`, `1,240 km`: as exact as a straight line is worth. */
export function distanceText(km: number): string {
  if (km < 1) return `${Math.max(1, Math.round(km * 10)) * 100} m`;
  if (km < 10) return `${km.toFixed(1)} km`;
  return `${Math.round(km).toLocaleString('en-AU')} km`;
}
