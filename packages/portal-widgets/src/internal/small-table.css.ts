import { typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { smallCell, smallHead } from './small-table-rules.ts';

const cellRule = { ...smallCell, height: '28px', padding: '2px 6px' } as const;
const headRule = { ...smallHead, height: '24px', padding: '2px 6px' } as const;

/** A small table inside a panel: hairlines, no box, numbers aligned to the end. */
export const table = widgetStyle({ width: '100%', borderCollapse: 'collapse', ...typeStyle('body') }, 'table');
/** Positioned, so that hidden labels within are cut off with their columns and do not widen the page. */
export const scroll = widgetStyle({ overflowX: 'auto', position: 'relative' }, 'scroll');
export const cell = widgetStyle(cellRule, 'cell');
export const quietCell = widgetStyle({ ...cellRule, color: vars.text2 }, 'quietCell');
export const first = widgetStyle({ ...cellRule, textAlign: 'start', fontWeight: 400 }, 'first');
export const wordsCell = widgetStyle({ ...cellRule, textAlign: 'start', whiteSpace: 'normal' }, 'wordsCell');
export const headCell = widgetStyle(headRule, 'headCell');
export const firstHead = widgetStyle({ ...headRule, textAlign: 'start' }, 'firstHead');
export const hiddenCaption = widgetStyle(
  {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  'hiddenCaption',
);
export const strong = widgetStyle({ fontWeight: 550 }, 'strong');
