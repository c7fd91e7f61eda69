import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';
import { sheetRule } from '../internal/sheet-rule.ts';

export const cover = appStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  placeItems: 'center',
  padding: steps[6],
  background: `color-mix(in oklab, ${vars.surface0} 88%, transparent)`,
});
export const sheet = appStyle({
  ...typeStyle('public'),
  ...sheetRule,
  maxWidth: '480px',
  padding: steps[8],
});
export const state = appStyle({ marginTop: steps[2] });
export const reasons = appStyle({
  listStyle: 'disc',
  marginBlock: steps[3],
  marginInlineStart: steps[5],
  color: vars.text2,
});
