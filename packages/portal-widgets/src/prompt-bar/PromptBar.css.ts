import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

/** Sticky at the bottom of the window and last in the flow: it hides no content permanently and moves nothing when it appears. */
export const bar = appStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 30,
  ...typeStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${steps[2]} ${steps[6]}`,
  padding: `${steps[2]} ${steps[6]}`,
  color: vars.text1,
  background: vars.surface3,
  borderBlockStart: `1px solid ${vars.border}`,
  '@media': { [media.small]: { padding: `${steps[3]} ${steps[4]}` } },
});
export const words = appStyle({ flex: '1 1 320px', maxWidth: '90ch' });
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[2] });
