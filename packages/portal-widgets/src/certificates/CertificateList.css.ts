import { media, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import * as small from '../internal/small-table.css.ts';

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
/** On phones a certificate takes three rows: number and details button, part, then its facts in two columns. */
const atSmall = (rule: Parameters<typeof widgetStyle>[0]) => ({ '@media': { [media.small]: rule } }) as const;
export const table = `${small.table} ${widgetStyle({ minWidth: '720px', ...atSmall({ display: 'block', minWidth: 0 }) }, 'certificates')}`;
export const head = widgetStyle(
  atSmall({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
  'head',
);
export const body = widgetStyle(atSmall({ display: 'block' }), 'body');
export const row = widgetStyle(
  atSmall({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4px 16px',
    alignItems: 'center',
    padding: `${steps[2]} 0`,
    borderTop: `1px ${vars.rowRule} ${vars.hairline}`,
  }),
  'row',
);
const loose = { height: 'auto', padding: 0, border: 0, whiteSpace: 'normal' } as const;
const cellOf = (base: string, name: string, rule: Parameters<typeof widgetStyle>[0] = {}) =>
  `${base} ${widgetStyle({ ...atSmall({ ...loose, ...rule }) }, name)}`;
export const number = `${cellOf(small.first, 'number')} ${widgetStyle({ minWidth: '132px' }, 'numberWidth')}`;
export const part = cellOf(small.wordsCell, 'part', { gridRow: 2, gridColumn: '1 / -1' });
export const show = cellOf(small.cell, 'show', { gridRow: 1, gridColumn: 2, justifySelf: 'end' });
/** Shows its own label where there is no column head. */
const named = widgetStyle(
  {
    selectors: {
      '&::before': atSmall({
        content: 'attr(data-label)',
        ...typeStyle('small'),
        color: vars.text2,
        marginInlineEnd: '6px',
      }),
    },
  },
  'named',
);
export const fact = `${cellOf(small.first, 'fact')} ${named}`;
export const date = `${cellOf(small.quietCell, 'date', { textAlign: 'start' })} ${named}`;
export const opened = widgetStyle(
  { padding: `${steps[2]} ${steps[2]} ${steps[4]}`, ...atSmall({ display: 'block', paddingInline: 0 }) },
  'opened',
);
export const openedRow = widgetStyle(atSmall({ display: 'block' }), 'openedRow');
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
