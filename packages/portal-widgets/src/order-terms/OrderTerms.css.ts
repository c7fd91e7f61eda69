import { typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { besideFirstLine, markedRow } from '../internal/mark-row.ts';

export const facts = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    columnGap: '8px',
    rowGap: '4px',
    alignItems: 'baseline',
  },
  'facts',
);
export const label = widgetStyle({ color: vars.text2 }, 'label');
export const wide = widgetStyle({ gridColumn: '1 / -1', paddingBlock: '4px' }, 'wide');
export const short = widgetStyle(
  { display: 'grid', gridTemplateColumns: '16px 1fr', columnGap: '8px', marginBlockEnd: '8px' },
  'short',
);
export const mark = widgetStyle(besideFirstLine, 'mark');
export const strong = widgetStyle({ fontWeight: 550 }, 'strong');
export const quiet = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'quiet');
export const form = widgetStyle(
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px',
    alignItems: 'start',
    paddingBlock: '4px',
  },
  'form',
);
/** Aligned with the field, below its label. */
export const apply = widgetStyle({ paddingBlockStart: '20px' }, 'apply');
export const codeResult = widgetStyle({ gridColumn: '1 / -1', ...markedRow }, 'answer');
export const list = widgetStyle({ gridColumn: '1 / -1', display: 'grid', rowGap: '8px', paddingBlock: '4px' }, 'list');
export const row = widgetStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '8px' },
  'row',
);
export const less = widgetStyle({ fontWeight: 500, color: vars.positive }, 'less');
export const lines = widgetStyle(
  { ...typeStyle('small'), color: vars.text2, gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  'lines',
);
export const issues = widgetStyle(
  { display: 'grid', rowGap: '6px', listStyle: 'none', margin: 0, padding: 0 },
  'marks',
);
