import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const page = appStyle({
  ...typeStyle('public'),
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  padding: '72px 24px 80px',
  background: vars.surface1,
  '@media': { [media.small]: { padding: '40px 16px 56px' } },
});
export const sheet = appStyle({ width: '100%', maxWidth: '400px' });
export const lead = appStyle({ marginTop: steps[2], color: vars.text2 });
/** What follows the heading: a form, a message, links. */
export const form = appStyle({ display: 'grid', gap: steps[4], marginTop: steps[6] });
export const message = appStyle({ marginTop: steps[5] });
export const links = appStyle({
  ...typeStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  // On a phone a text button is as high as a touch target; the link beside it is not.
  alignItems: 'center',
  gap: `${steps[1]} ${steps[5]}`,
  marginTop: steps[5],
  color: vars.text2,
});
