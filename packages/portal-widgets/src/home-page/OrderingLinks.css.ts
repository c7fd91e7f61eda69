import { appStyle, media, motion, steps, typeStyle, vars } from '@portal/design-system/css';

export const band = appStyle({ borderBottom: `1px solid ${vars.hairline}`, background: vars.surface1 });
export const links = appStyle({
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '0 24px',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  '@media': { [media.small]: { gridTemplateColumns: '1fr', padding: '0 16px' } },
});
export const link = appStyle({
  ...typeStyle('public'),
  display: 'grid',
  gridTemplateColumns: '32px 1fr 16px',
  alignItems: 'start',
  padding: `${steps[6]} ${steps[8]} ${steps[6]} 0`,
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars.hairline}`, paddingLeft: steps[8] },
    '&:last-child': { paddingRight: 0 },
  },
  '@media': {
    [media.small]: {
      padding: '16px 0',
      selectors: { '& + &': { borderLeft: 0, borderTop: `1px solid ${vars.hairline}`, paddingLeft: 0 } },
    },
  },
});
export const glyph = appStyle({ color: vars.accentText, marginTop: '2px' });
export const name = appStyle({ display: 'block', fontWeight: 600 });
export const detail = appStyle({ display: 'block', color: vars.text2, fontSize: '14px', lineHeight: '20px' });
export const arrow = appStyle({
  color: vars.text3,
  marginTop: '4px',
  transition: `translate ${motion.d1} ${motion.easeOut}`,
  selectors: { [`${link}:hover &`]: { translate: '4px 0' } },
});
