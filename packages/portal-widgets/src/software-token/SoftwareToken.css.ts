import { steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const inside = widgetStyle({ display: 'grid', gap: steps[5], marginTop: steps[5] });
export const lead = widgetStyle({ color: vars.text2 });
export const token = widgetStyle({
  ...typeStyle('body'),
  display: 'block',
  padding: steps[3],
  borderRadius: vars.rS,
  background: vars.surface2,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
