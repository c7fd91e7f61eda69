import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const page = appStyle({
  ...typeStyle('public'),
  flex: 1,
  width: '100%',
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '72px 24px 80px',
  '@media': { [media.small]: { padding: '40px 16px 56px' } },
});
export const title = appStyle({ ...typeStyle('section'), fontWeight: 600, overflowWrap: 'anywhere' });
export const words = appStyle({ marginTop: steps[2], color: vars.text2, maxWidth: '60ch', overflowWrap: 'anywhere' });
export const links = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[2], marginTop: steps[6] });
