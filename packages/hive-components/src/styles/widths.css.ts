import { layers, media } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';
import { narrowProperties } from '../render/narrow-properties.ts';

/** Screens between phones and desktops. */
const tablet = 'screen and (min-width: 760px) and (max-width: 1119.98px)';
const desktop = 'screen and (min-width: 1120px)';

/** Important, because the component's own values may be in a style attribute. */
const valuesOf = (width: string) =>
  Object.fromEntries(narrowProperties.map((name) => [name, `var(${name}-${width}) !important`]));

// Depends on the screen, not on the container: staff set values per device.
globalStyle('[data-widths]', {
  '@layer': {
    [layers.widgets]: {
      '@media': { [media.small]: { vars: valuesOf('phone') }, [tablet]: { vars: valuesOf('tablet') } },
    },
  },
});

const hide = (width: string, query: string) =>
  globalStyle(`[data-hidden-on~="${width}"]`, {
    '@layer': { [layers.widgets]: { '@media': { [query]: { display: 'none !important' } } } },
  });
hide('phone', media.small);
hide('tablet', tablet);
hide('desktop', desktop);
