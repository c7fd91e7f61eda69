import { widgetStyle } from '@portal/design-system/css';

export const drawing = widgetStyle(
  { display: 'block', fill: 'none', stroke: 'currentColor', strokeLinejoin: 'round', strokeLinecap: 'round' },
  'drawing',
);
export const outline = widgetStyle({ strokeWidth: 1.5 }, 'outline');
/** At least one pixel wide. */
export const fine = widgetStyle({ strokeWidth: 1 }, 'fine');
