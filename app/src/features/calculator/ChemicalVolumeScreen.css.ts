import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const screen = appStyle({
  flex: 1,
  width: '100%',
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '40px 24px 80px',
  '@media': { [media.small]: { padding: '24px 16px 56px' } },
});
export const lead = appStyle({ ...typeStyle('public'), color: vars.text2, marginBlock: `${steps[2]} ${steps[8]}` });
