import { steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const list = widgetStyle({ display: 'grid', gap: steps[2], minWidth: 0 }, 'list');
export const waiting = widgetStyle({ display: 'grid', gap: steps[4], padding: '8px 0' }, 'waiting');
export const bar = widgetStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: steps[3] }, 'bar');
export const count = widgetStyle({ ...typeStyle('small'), color: vars.text2, marginInlineStart: 'auto' }, 'count');
export const quiet = widgetStyle({ color: vars.text2 }, 'quiet');
export const mail = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 320px) auto',
    justifyContent: 'start',
    alignItems: 'end',
    gap: steps[2],
    padding: steps[3],
    background: vars.surface2,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.rM,
  },
  'mail',
);
const words = { ...typeStyle('small'), selectors: { '&:empty': { display: 'none' } } } as const;
export const said = widgetStyle({ ...words, color: vars.positive }, 'said');
export const bad = widgetStyle({ ...words, color: vars.critical }, 'bad');
/** Wider than a phone: the table scrolls within its box rather than lay one column on another. */
export const table = widgetStyle({ minWidth: '720px' }, 'certificates');
export const number = widgetStyle({ minWidth: '132px' }, 'number');
export const opened = widgetStyle({ padding: `${steps[2]} ${steps[2]} ${steps[4]}` }, 'opened');
export const figures = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: steps[6],
    ...typeStyle('body'),
  },
  'figures',
);
export const heading = widgetStyle({ ...typeStyle('small'), fontWeight: 600, marginBottom: steps[1] }, 'heading');
export const elements = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: `${steps[1]} ${steps[5]}` }, 'elements');
export const element = widgetStyle({ display: 'grid', gap: 0 }, 'element');
export const values = widgetStyle({ display: 'grid', rowGap: '2px' }, 'values');
export const value = widgetStyle({ display: 'grid', gridTemplateColumns: '140px 1fr', gap: steps[3] }, 'value');
