import { layers, widgetStyle } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';

/** All in one place, the first at the bottom; the highest gives the height. */
export const layer = widgetStyle({ display: 'grid', isolation: 'isolate' });
/** What lies on top lets presses through beside its own components. */
export const sheet = widgetStyle({
  gridArea: '1 / 1',
  minInlineSize: 0,
  display: 'grid',
  pointerEvents: 'none',
});
globalStyle(`${sheet} > *`, { '@layer': { [layers.widgets]: { pointerEvents: 'auto' } } });
