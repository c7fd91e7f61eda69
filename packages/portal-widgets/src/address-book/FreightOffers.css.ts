import { typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const table = widgetStyle({ width: '100%', borderCollapse: 'collapse' }, 'table');
export const caption = widgetStyle(
  { ...typeStyle('small'), color: vars.text2, textAlign: 'start', paddingBlockEnd: '4px' },
  'caption',
);
export const row = widgetStyle(
  {
    borderBlockStart: `1px solid ${vars.hairline}`,
    selectors: { '&[aria-current]': { fontWeight: 550 } },
  },
  'row',
);
const cell = { paddingBlock: '6px', verticalAlign: 'baseline' } as const;
export const name = widgetStyle({ ...cell, textAlign: 'start', fontWeight: 'inherit' }, 'name');
export const days = widgetStyle({ ...cell, paddingInline: '12px', color: vars.text2, fontWeight: 400 }, 'days');
export const charge = widgetStyle({ ...cell, textAlign: 'end', whiteSpace: 'nowrap' }, 'charge');
