import { appStyle, steps } from '@portal/design-system/css';

export const whole = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: steps[2],
  minHeight: 0,
  height: '100%',
});
export const tree = appStyle({ flex: 1, minHeight: '240px' });
