import type { PlacedComponent } from './place.ts';
import type { RenderContext } from './view.ts';

/** The setting with the picture, by type. */
const pictures: ReadonlyMap<string, string> = new Map([
  ['image', 'image'],
  ['hex', 'image'],
  ['block', 'picture'],
  ['hero', 'picture'],
]);

/** Place of the first picture of a page, in reading order; undefined if there is none. */
export function firstPictureOf(placed: readonly (PlacedComponent | null)[]): string | undefined {
  for (const component of placed) {
    if (!component) continue;
    const { decoded, place, children } = component;
    if (decoded.values[pictures.get(decoded.type) ?? '']) return place;
    const inside = firstPictureOf(children);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** The first picture is usually visible at once and loads with priority; the others load lazily. */
export const pictureLoading = (place: string, { firstPicture }: RenderContext) =>
  place === firstPicture ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
