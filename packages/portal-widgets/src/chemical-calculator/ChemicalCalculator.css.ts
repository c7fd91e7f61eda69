import { media, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const calculator = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
    gap: `${steps[6]} ${steps[8]}`,
    alignItems: 'start',
    selectors: { '[data-small] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'calculator',
);
export const fields = widgetStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: steps[3], alignItems: 'start' },
  'fields',
);
export const result = widgetStyle({ display: 'grid', gap: steps[4], minWidth: 0 }, 'result');
export const picture = widgetStyle({ margin: 0, maxWidth: '460px' }, 'picture');
export const figures = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: `${steps[3]} ${steps[8]}`, margin: 0 },
  'figures',
);
export const figure = widgetStyle({ display: 'grid', gap: '2px' }, 'figure');
export const term = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'term');
export const value = widgetStyle({ ...typeStyle('title'), fontWeight: 550, margin: 0 }, 'value');
export const main = widgetStyle({ ...typeStyle('total'), fontWeight: 620, margin: 0 }, 'main');
export const advice = widgetStyle({ ...typeStyle('small'), color: vars.text2, maxWidth: '60ch' }, 'advice');
export const mortar = widgetStyle({ fill: vars.accentSoft }, 'mortar');
export const rod = widgetStyle({ fill: vars.surface1 }, 'rod');
