import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const inside = appStyle({ display: 'grid', gap: steps[5], marginTop: steps[5] });
export const lead = appStyle({ color: vars.text2 });
export const token = appStyle({
  ...typeStyle('body'),
  display: 'block',
  padding: steps[3],
  borderRadius: vars.rS,
  background: vars.surface2,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
