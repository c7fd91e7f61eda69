import { steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const form = widgetStyle({ display: 'grid', gap: steps[4], marginTop: steps[6] });
export const message = widgetStyle({ marginTop: steps[5] });
export const links = widgetStyle({
  ...typeStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${steps[1]} ${steps[5]}`,
  marginTop: steps[5],
  color: vars.text2,
});
