import { layers, widgetStyle } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';

/** All layers share one grid cell, the first at the bottom; the tallest sets the height. */
export const layer = widgetStyle({ display: 'grid', isolation: 'isolate' });
/**
 * Each layer stacks by itself, so that a later one is above everything in an earlier one, whatever is positioned there. Upper layers let
 * clicks through outside their own components.
 */
export const sheet = widgetStyle({
  gridArea: '1 / 1',
  minInlineSize: 0,
  display: 'grid',
  zIndex: 0,
  pointerEvents: 'none',
});
globalStyle(`${sheet} > *`, { '@layer': { [layers.widgets]: { pointerEvents: 'auto' } } });
