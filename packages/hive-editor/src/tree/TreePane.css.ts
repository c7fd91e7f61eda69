import { appStyle, steps } from '@portal/design-system/css';

export const whole = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: steps[2],
  minHeight: 0,
  height: '100%',
});
/**
 * Height left by header, bar, tabs, search, two rows of tools and status bar: a virtual list needs a fixed height. Where the pane knows its own
 * height, as without a draft or above a notice, the tree takes the rest of it.
 */
export const tree = appStyle({ flex: '1 1 auto', height: 'calc(100dvh - 336px)', minHeight: '240px' });
