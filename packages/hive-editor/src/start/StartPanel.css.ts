import { appStyle, media, spacing, steps, typeStyle, vars } from '@portal/design-system/css';

export const panel = appStyle({
  flex: 'none',
  padding: spacing.pad,
  borderBottom: `1px solid ${vars.hairline}`,
  background: vars.surface1,
});
export const title = appStyle({ ...typeStyle('body'), fontWeight: 600, margin: 0 });
export const hint = appStyle({ ...typeStyle('small'), color: vars.text2, margin: `2px 0 ${steps[3]}` });
export const list = appStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: steps[2],
  '@media': { [media.small]: { gridTemplateColumns: '1fr' } },
});
export const choice = appStyle({
  width: '100%',
  height: '100%',
  minHeight: '44px',
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  padding: '10px 12px',
  textAlign: 'start',
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rM,
  background: vars.surface1,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.hover } },
});
export const name = appStyle({ ...typeStyle('body'), fontWeight: 550, color: vars.text1 });
export const detail = appStyle({ ...typeStyle('small'), color: vars.text2 });
