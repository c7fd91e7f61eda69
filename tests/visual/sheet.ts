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

/** Length in px of a straight line of differing pixels that counts although pixelmatch takes a line of 1 px for an antialiased edge. */
const leastLine = 100;

/** Whether two pictures of the same size differ along a horizontal or vertical line of at least `leastLine`. */
function differInALine({ width, height, data }: PNG, other: PNG): boolean {
  const [before, after] = [data, other.data].map(
    (bytes) => new Uint32Array(bytes.buffer, bytes.byteOffset, width * height),
  ) as [Uint32Array, Uint32Array];
  const hasLine = (lines: number, length: number, place: (line: number, at: number) => number) => {
    for (let line = 0; line < lines; line++) {
      let run = 0;
      for (let at = 0; at < length; at++) {
        run = before[place(line, at)] === after[place(line, at)] ? 0 : run + 1;
        if (run >= leastLine) return true;
      }
    }
    return false;
  };
  return (
    hasLine(height, width, (row, column) => row * width + column) ||
    hasLine(width, height, (column, row) => row * width + column)
  );
}

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
  if (same && pixels <= tolerance && !differInALine(left, right)) return null;
  const picture = new PNG({ width: width * 3, height });
  [left, right, marked].forEach((image, index) => {
    PNG.bitblt(image, picture, 0, 0, width, height, index * width, 0);
  });
  return { pixels, picture };
}
