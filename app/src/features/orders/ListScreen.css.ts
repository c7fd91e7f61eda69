import { appStyle, vars } from '@portal/design-system/css';

export const screen = appStyle({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  background: vars.surface1,
  color: vars.text1,
});
