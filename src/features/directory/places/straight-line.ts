const EARTH_RADIUS_MILES = 3958.8;

/** In degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };

/** How far two points are apart in a straight line, by the haversine formula. */
export function milesBetween(from: Point, to: Point): number {
  const latitude = inRadians(to.latitude - from.latitude);
  const longitude = inRadians(to.longitude - from.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(inRadians(from.latitude)) * Math.cos(inRadians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}

function inRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
