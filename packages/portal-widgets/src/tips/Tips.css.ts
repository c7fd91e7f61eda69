import { media, spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { besideFirstLine, markedRow } from '../internal/mark-row.ts';

export const tip = widgetStyle(
  {
    ...markedRow,
    padding: `${spacing.gap} 20px`,
    borderBlockStart: `1px solid ${vars.hairline}`,
    color: vars.text2,
    '@media': { [media.small]: { paddingInline: '16px' } },
  },
  'tip',
);
export const mark = widgetStyle(besideFirstLine, 'mark');
export const label = widgetStyle({ ...typeStyle('small'), display: 'block' }, 'label');
export const title = widgetStyle({ display: 'block', fontWeight: 550, color: vars.text1 }, 'title');
export const words = widgetStyle({ maxWidth: '72ch' }, 'words');
export const acts = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBlockStart: '4px' },
  'acts',
);
/** Aligns the close button with the first line. */
export const close = widgetStyle({ marginBlock: '-4px' }, 'close');

export const filters = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '8px', border: 0, padding: 0, marginBlockEnd: spacing.gap },
  'filters',
);
export const list = widgetStyle({ display: 'grid' }, 'list');
export const item = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '24px',
    alignItems: 'start',
    padding: `${spacing.gap} 0`,
    borderBlockEnd: `1px solid ${vars.hairline}`,
    color: vars.text2,
  },
  'item',
);
export const gone = widgetStyle({ color: vars.text2, fontWeight: 400 }, 'gone');
