import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

/** In the flow above the page, so that it covers no control of it. */
export const bar = appStyle({
  ...typeStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${steps[2]} ${steps[6]}`,
  padding: `${steps[2]} ${steps[6]}`,
  color: vars.text1,
  background: vars.surface2,
  borderBlockEnd: `1px solid ${vars.border}`,
  '@media': { [media.small]: { padding: `${steps[3]} ${steps[4]}` } },
});
export const words = appStyle({ flex: '1 1 320px', maxWidth: '90ch' });
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[2] });
