import { appStyle, media, steps, vars } from '@portal/design-system/css';

export const page = appStyle({
  flex: 1,
  width: '100%',
  color: vars.text1,
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '72px 24px 80px',
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { padding: '40px 16px 56px' } },
});
export const words = appStyle({ marginBlock: `${steps[2]} ${steps[5]}`, color: vars.text2 });
/** The part of an address that says whose it is. */
export const host = appStyle({ color: vars.text1 });
