import { lookOf } from './look-of.ts';
import type { PlacedComponent } from './place.ts';
import type { Look, RenderContext } from './view.ts';

const rule = (place: string, look: Look): string =>
  `[data-c="${place}"]{${Object.entries(look)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The style sheet of a page with its components' style values, for the page's one style element. */
export function pageSheet(placed: readonly (PlacedComponent | null)[], context: RenderContext): string {
  return placed
    .map((each) => {
      if (!each) return '';
      const { look } = lookOf(each.decoded, context);
      return (look ? rule(each.place, look) : '') + pageSheet(each.children, context);
    })
    .join('');
}
