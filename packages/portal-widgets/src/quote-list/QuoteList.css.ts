import { appStyle, media, spacing, typeStyle, vars } from '@portal/design-system/css';

export const scroll = appStyle({ overflowX: 'auto' });
export const table = appStyle({ width: '100%', borderCollapse: 'collapse' });
const cellRule = { height: spacing.row, padding: '0 6px', textAlign: 'start', whiteSpace: 'nowrap' } as const;
const headRule = {
  ...cellRule,
  ...typeStyle('small'),
  height: spacing.headH,
  fontWeight: 400,
  color: vars.onHead,
  background: vars.head,
} as const;
const wideOnly = { '@media': { [media.small]: { display: 'none' } } } as const;
export const headCell = appStyle(headRule);
export const headWide = appStyle({ ...headRule, ...wideOnly });
export const headEnd = appStyle({ ...headRule, textAlign: 'end' });
export const row = appStyle({ borderBlockEnd: `1px ${vars.rowRule} ${vars.hairline}` });
export const cell = appStyle(cellRule);
export const name = appStyle({ ...cellRule, fontWeight: 550 });
export const wide = appStyle({ ...cellRule, ...wideOnly });
export const quiet = appStyle({ ...cellRule, color: vars.text2, ...wideOnly });
export const figure = appStyle({ ...cellRule, textAlign: 'end', color: vars.text2 });
export const total = appStyle({ ...cellRule, textAlign: 'end', fontWeight: 550 });
