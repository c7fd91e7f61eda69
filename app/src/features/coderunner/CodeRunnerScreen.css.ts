import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const screen = appStyle({
  flex: 1,
  width: '100%',
  maxWidth: '1000px',
  margin: '0 auto',
  padding: '40px 24px 80px',
  color: vars.text1,
  '@media': { [media.small]: { padding: '24px 16px 56px' } },
});
export const lead = appStyle({ ...typeStyle('body'), color: vars.text2, marginBlock: `${steps[2]} ${steps[6]}` });
export const names = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: steps[2],
  marginBlockEnd: steps[6],
  marginInlineStart: `calc(-1 * ${steps[2]})`,
});
export const name = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  paddingInline: steps[2],
  color: vars.text2,
  borderBlockEnd: '2px solid transparent',
  '@media': { [media.small]: { minHeight: '44px' } },
  selectors: {
    '&:hover': { color: vars.text1 },
    '&[aria-current]': { color: vars.text1, fontWeight: 550, borderBlockEndColor: vars.accent },
  },
});
export const controls = appStyle({ display: 'grid', gap: steps[4], justifyItems: 'start', marginBlock: steps[4] });
