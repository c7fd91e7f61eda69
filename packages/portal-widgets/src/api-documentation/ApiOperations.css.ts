import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const group = appStyle({ marginTop: steps[8] });
export const inside = appStyle({ display: 'grid', gap: steps[4], paddingBlock: steps[2], minWidth: 0 });
export const facts = appStyle({ ...typeStyle('small'), color: vars.text2, overflowWrap: 'anywhere' });
export const fields = appStyle({ ...typeStyle('small'), display: 'grid', gap: steps[1] });
export const field = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: steps[4],
  paddingBlock: steps[1],
  borderBottom: `1px solid ${vars.hairline}`,
});
export const name = appStyle({ fontWeight: 550, overflowWrap: 'anywhere' });
export const kind = appStyle({ color: vars.text2, overflowWrap: 'anywhere' });
export const form = appStyle({ display: 'grid', gap: steps[3], justifyItems: 'start' });
export const wide = appStyle({ width: '100%' });
