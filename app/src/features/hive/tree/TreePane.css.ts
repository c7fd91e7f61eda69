import { appStyle, steps } from '@portal/design-system/css';

export const whole = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: steps[2],
  minHeight: 0,
  height: '100%',
});
/** The rest of the window beneath header, bar, tabs and search, above tools and status: a list of rows in sight needs its height. */
export const tree = appStyle({ height: 'calc(100dvh - 300px)', minHeight: '240px' });
