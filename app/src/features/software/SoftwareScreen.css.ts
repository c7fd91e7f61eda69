import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const screen = appStyle({
  ...typeStyle('public'),
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: '72px 24px 80px',
  background: vars.surface1,
  '@media': { [media.small]: { padding: '40px 16px 56px' } },
});
export const sheet = appStyle({ display: 'grid', gap: steps[5], width: '100%', maxWidth: '440px' });
export const lead = appStyle({ color: vars.text2 });
export const token = appStyle({
  ...typeStyle('body'),
  display: 'block',
  padding: steps[3],
  borderRadius: vars.rS,
  background: vars.surface2,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
