import { appStyle } from '@portal/design-system/css';
import { screenRule } from '../../page/screen-rule.ts';

export const screen = appStyle({
  ...screenRule,
  display: 'flex',
  flexDirection: 'column',
  // Focused by script only.
  outline: 'none',
});
