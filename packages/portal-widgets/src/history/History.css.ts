import { media, steps, widgetStyle } from '@portal/design-system/css';

export const part = widgetStyle({ display: 'grid', gap: steps[4], minWidth: 0 }, 'part');
export const bar = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: `${steps[2]} ${steps[4]}` },
  'bar',
);
export const opened = widgetStyle(
  {
    padding: `${steps[2]} 0 ${steps[4]} ${steps[4]}`,
    '@media': { [media.small]: { paddingInlineStart: 0 } },
  },
  'opened',
);
export const list = widgetStyle({ margin: 0, paddingInlineStart: steps[5] }, 'list');
