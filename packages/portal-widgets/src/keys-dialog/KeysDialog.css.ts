import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const groups = appStyle({ columns: '280px 2', columnGap: steps[8] });
export const group = appStyle({ breakInside: 'avoid', marginBlockEnd: steps[5] });
export const title = appStyle({
  fontWeight: 620,
  paddingBlockEnd: steps[1],
  borderBlockEnd: `1px solid ${vars.border}`,
});
export const note = appStyle({ ...typeStyle('small'), color: vars.text2, fontWeight: 400 });
export const row = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: steps[4],
  paddingBlock: '5px',
  borderBlockEnd: `1px solid ${vars.hairline}`,
});
export const keys = appStyle({ flex: 'none', display: 'flex', gap: '3px', alignItems: 'baseline', color: vars.text2 });
/** Unlike other key hints, these show at every width. */
export const key = appStyle({ ...typeStyle('count'), fontWeight: 500 });
