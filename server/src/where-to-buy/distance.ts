interface Point {
  /** Degrees, south negative. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the Earth, km (IUGG 1980). */
const radius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula, in km with one decimal. */
export function distanceKm(from: Point, to: Point): number {
  const dLatitude = radians(to.latitude - from.latitude);
  const dLongitude = radians(to.longitude - from.longitude);
  const half =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return Math.round(2 * radius * Math.asin(Math.min(1, Math.sqrt(half))) * 10) / 10;
}
