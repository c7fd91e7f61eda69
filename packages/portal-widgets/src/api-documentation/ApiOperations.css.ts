import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const group = appStyle({ marginTop: steps[8] });
export const inside = appStyle({ display: 'grid', gap: steps[4], paddingBlock: steps[2], minWidth: 0 });
export const facts = appStyle({ ...typeStyle('small'), color: vars.text2, overflowWrap: 'anywhere' });
export const form = appStyle({ display: 'grid', gap: steps[3], justifyItems: 'start' });
export const wide = appStyle({ width: '100%' });
