import { appStyle, fontFamily, media, steps, typeStyle, vars } from '@portal/design-system/css';

/** The only dark block of the public site; its text colours meet AA contrast. */
const deep = 'oklch(0.262 0.068 258)';
const onDeep = 'oklch(0.985 0.004 250)';
const onDeep2 = 'oklch(0.82 0.035 252)';
const deepLine = 'oklch(0.55 0.07 257)';
const narrow = 'screen and (max-width: 1100px)';

export const hero = appStyle({ background: deep, color: onDeep, overflow: 'hidden' });
export const inside = appStyle({
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '0 24px',
  display: 'grid',
  gridTemplateColumns: '452px minmax(0, 1fr)',
  minHeight: '492px',
  alignItems: 'center',
  columnGap: '24px',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '32px', paddingTop: '48px', paddingBottom: '64px' },
    [media.small]: { padding: '36px 16px 48px' },
  },
});
export const lead = appStyle({
  color: onDeep2,
  fontSize: '16px',
  lineHeight: '24px',
  marginTop: steps[4],
  maxWidth: '42ch',
});
export const search = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '52px',
  padding: '6px 6px 6px 16px',
  marginTop: steps[8],
  background: vars.surface1,
  color: vars.text1,
  borderRadius: '8px',
  selectors: { '&:focus-within': { outline: `2px solid ${onDeep}`, outlineOffset: '2px' } },
});
export const label = appStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const field = appStyle({
  ...typeStyle('public'),
  fontFamily,
  flex: 1,
  minWidth: 0,
  height: '40px',
  border: 0,
  outline: 'none',
  background: 'transparent',
  selectors: { '&::placeholder': { color: vars.text3 } },
});
export const examples = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  marginTop: steps[3],
  color: onDeep2,
  fontSize: '14px',
  lineHeight: '24px',
});
export const example = appStyle({
  color: onDeep,
  fontWeight: 500,
  borderBottom: `1px solid ${deepLine}`,
  selectors: { '&:hover': { borderBottomColor: onDeep }, '&:focus-visible': { outlineColor: onDeep } },
});
export const joint = appStyle({
  marginRight: '-40px',
  '@media': { [narrow]: { marginRight: 0 } },
});
export const legend = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'start',
  gap: '0 28px',
  margin: '8px 0 0 26px',
  ...typeStyle('body'),
  '@media': { [media.small]: { gridTemplateColumns: '1fr 1fr', gap: '12px 16px', margin: '16px 0 0' } },
});
export const legendNumber = appStyle({ display: 'block', ...typeStyle('count'), color: 'oklch(0.77 0.075 245)' });
export const legendName = appStyle({ display: 'block', fontWeight: 550 });
export const legendDetail = appStyle({ color: onDeep2 });
