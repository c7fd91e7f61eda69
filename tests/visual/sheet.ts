import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Screenshot of one story. */
export interface Shot {
  readonly id: string;
  readonly image: PNG;
}

/** Position of each story in its sheet. */
export type Places = Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>;

export interface Sheet {
  readonly image: PNG;
  readonly places: Places;
}

const gap = 8;

/** Arranges screenshots in columns of about equal height. */
export function compose(shots: readonly Shot[], columns: number): Sheet {
  const heights = new Array<number>(columns).fill(gap);
  const width = Math.max(...shots.map((shot) => shot.image.width));
  const places: Record<string, readonly [number, number, number, number]> = {};
  for (const { id, image } of shots) {
    const column = heights.indexOf(Math.min(...heights));
    const y = heights[column] ?? 0;
    places[id] = [gap + column * (width + gap), y, image.width, image.height];
    heights[column] = y + image.height + gap;
  }
  const sheet = new PNG({ width: gap + columns * (width + gap), height: Math.max(...heights) });
  sheet.data.fill(128);
  for (const { id, image } of shots) {
    const place = places[id];
    if (place) PNG.bitblt(image, sheet, 0, 0, image.width, image.height, place[0], place[1]);
  }
  return { image: sheet, places };
}

/** Cuts one story out of a sheet; null if the sheet does not have it. */
export function cut(sheet: Sheet, id: string): PNG | null {
  const place = sheet.places[id];
  if (!place) return null;
  const [x, y, width, height] = place;
  const image = new PNG({ width, height });
  PNG.bitblt(sheet.image, image, x, y, width, height, 0, 0);
  return image;
}

/** Tolerated number of differing pixels; another patch release of the browser may draw the edges of letters differently. */
export const tolerance = 80;

export interface Difference {
  readonly pixels: number;
  /** Before, after and difference, side by side. */
  readonly picture: PNG;
}

/** Compares two screenshots; null if they match within the tolerance. */
export function compare(before: PNG, after: PNG): Difference | null {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const same = before.width === after.width && before.height === after.height;
  if (same && before.data.equals(after.data)) return null;
  const [left, right] = [before, after].map((image) => {
    const padded = new PNG({ width, height });
    PNG.bitblt(image, padded, 0, 0, image.width, image.height, 0, 0);
    return padded;
  }) as [PNG, PNG];
  const marked = new PNG({ width, height });
  // Any difference counts, even one step in one channel; only antialiased edges are ignored (includeAA: false).
  const pixels = pixelmatch(left.data, right.data, marked.data, width, height, { threshold: 0, includeAA: false });
  if (same && pixels <= tolerance) return null;
  const picture = new PNG({ width: width * 3, height });
  [left, right, marked].forEach((image, index) => {
    PNG.bitblt(image, picture, 0, 0, width, height, index * width, 0);
  });
  return { pixels, picture };
}
