import { appStyle, media, steps, vars } from '@portal/design-system/css';

export const footer = appStyle({
  marginTop: 'auto',
  background: vars.surface0,
  borderTop: `1px solid ${vars.border}`,
  fontSize: '14px',
  lineHeight: '20px',
});
export const inside = appStyle({
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '48px 24px 40px',
  display: 'grid',
  gridTemplateColumns: '1.5fr repeat(3, 1fr)',
  gap: steps[8],
  '@media': { [media.small]: { gridTemplateColumns: '1fr 1fr', padding: '40px 16px 32px' } },
});
export const brand = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: '16px',
  fontWeight: 650,
  letterSpacing: '-.02em',
});
export const words = appStyle({ marginTop: steps[3], color: vars.text2, maxWidth: '24ch' });
export const title = appStyle({ fontWeight: 600, marginBottom: steps[2] });
export const link = appStyle({
  display: 'block',
  padding: '4px 0',
  color: vars.text2,
  selectors: { '&:hover': { color: vars.text1 } },
});
export const end = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${steps[6]}`,
  gridColumn: '1 / -1',
  paddingTop: steps[5],
  borderTop: `1px solid ${vars.border}`,
  color: vars.text2,
});
