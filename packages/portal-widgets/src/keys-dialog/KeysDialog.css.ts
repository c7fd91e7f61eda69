import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const groups = appStyle({ columns: '280px 2', columnGap: steps[8] });
export const group = appStyle({ breakInside: 'avoid', marginBlockEnd: steps[5] });
export const title = appStyle({ fontWeight: 620, paddingBlockEnd: steps[1] });
export const note = appStyle({ ...typeStyle('small'), color: vars.text2, fontWeight: 400 });
export const keys = appStyle({ display: 'flex', gap: '3px', alignItems: 'baseline', color: vars.text2 });
/** Unlike other key hints, these show at every width. */
export const key = appStyle({ ...typeStyle('count'), fontWeight: 500 });
