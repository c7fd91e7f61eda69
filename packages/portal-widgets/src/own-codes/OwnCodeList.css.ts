import { media, steps, widgetStyle } from '@portal/design-system/css';

export const list = widgetStyle({ display: 'grid', gap: steps[5], minWidth: 0 }, 'list');
export const form = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 220px) minmax(0, 220px) auto',
    justifyContent: 'start',
    alignItems: 'end',
    gap: steps[2],
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyContent: 'stretch' } },
  },
  'form',
);
export const find = widgetStyle({ maxWidth: '320px', '@media': { [media.small]: { maxWidth: 'none' } } }, 'find');
export const actions = widgetStyle({ display: 'inline-flex', gap: steps[4] }, 'actions');
