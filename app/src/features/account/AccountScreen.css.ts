import { appStyle, media, spacing, steps, typeStyle, vars } from '@portal/design-system/css';

export const screen = appStyle({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  background: vars.surface1,
  color: vars.text1,
});
export const inside = appStyle({
  display: 'grid',
  gap: steps[8],
  maxWidth: '1000px',
  padding: `${spacing.pad} ${steps[6]} ${steps[12]}`,
  '@media': { [media.small]: { padding: `${spacing.pad} ${steps[4]} ${steps[12]}` } },
});
export const section = appStyle({ borderTop: `1px solid ${vars.border}`, paddingTop: steps[4] });
export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${steps[1]} ${steps[6]}`,
  marginBottom: steps[4],
});
export const aside = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  alignItems: 'start',
  gap: `${steps[5]} ${steps[8]}`,
  selectors: { '& + &': { marginTop: steps[6] } },
});
export const facts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: steps[4],
});
export const fact = appStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const label = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const accounts = appStyle({ display: 'grid' });
export const account = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 120px',
  alignItems: 'center',
  gap: `${steps[1]} ${steps[4]}`,
  minHeight: '40px',
  padding: `${steps[1]} 0`,
  borderBottom: `1px solid ${vars.hairline}`,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const strong = appStyle({ fontWeight: 550 });
export const inUse = appStyle({ ...typeStyle('small'), color: vars.positive, fontWeight: 550 });
