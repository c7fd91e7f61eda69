import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const whole = appStyle({ display: 'grid', gap: steps[4] });
export const list = appStyle({ listStyle: 'none', padding: 0 });
export const version = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: steps[4],
  paddingBlock: steps[3],
  borderBlockEnd: `1px solid ${vars.hairline}`,
});
export const words = appStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const when = appStyle({ ...typeStyle('small'), display: 'block', color: vars.text2 });
export const now = appStyle({ ...typeStyle('small'), flex: 'none', color: vars.text2 });
