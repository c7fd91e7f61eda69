import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const cartridges = appStyle({ ...typeStyle('body'), display: 'grid', gap: steps[2], minWidth: 0 });
export const heading = appStyle({ ...typeStyle('title'), fontWeight: 600 });
export const target = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${steps[1]} ${steps[4]}`,
  minHeight: '32px',
  color: vars.text2,
});
