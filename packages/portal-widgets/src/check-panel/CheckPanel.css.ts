import { media, spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { besideFirstLine, markedRow } from '../internal/mark-row.ts';

export const list = widgetStyle({ listStyle: 'none', margin: 0, padding: 0 }, 'list');
export const heading = widgetStyle(
  { ...typeStyle('small'), color: vars.text2, selectors: { '* + &': { marginBlockStart: spacing.gap } } },
  'heading',
);
export const entry = widgetStyle(
  {
    ...markedRow,
    gap: '6px 10px',
    paddingBlock: '8px',
    borderBlockEnd: `1px solid ${vars.hairline}`,
    '@media': { [media.small]: { gridTemplateColumns: '16px minmax(0, 1fr)' } },
  },
  'entry',
);
export const mark = widgetStyle(besideFirstLine, 'mark');
export const ways = widgetStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '4px 12px',
    maxWidth: '260px',
    '@media': { [media.small]: { gridColumn: 2, justifyContent: 'flex-start' } },
  },
  'ways',
);
export const done = widgetStyle({ display: 'flex', gap: '8px', alignItems: 'center' }, 'done');
export const hint = widgetStyle(
  {
    ...typeStyle('small'),
    color: vars.text2,
    marginInlineEnd: 'auto',
    '@media': { [media.small]: { display: 'none' } },
  },
  'hint',
);
export const detail = widgetStyle({ ...typeStyle('small'), display: 'block', color: vars.text2 }, 'detail');
