import { appStyle, codeFamily, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const flow = appStyle({ display: 'grid', gap: steps[6], maxWidth: '640px' });
export const narrow = appStyle({ display: 'grid', gap: steps[5], maxWidth: '440px' });
export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${steps[1]} ${steps[6]}`,
  marginBottom: steps[4],
});
export const on = appStyle({ ...typeStyle('small'), color: vars.positive, fontWeight: 550 });
export const both = appStyle({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: steps[6],
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: steps[4] } },
});
export const picture = appStyle({
  display: 'block',
  width: '200px',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: vars.rS,
  border: `1px solid ${vars.border}`,
});
export const beside = appStyle({ display: 'grid', justifyItems: 'start', gap: steps[2], minWidth: 0 });
export const secret = appStyle({
  ...typeStyle('public'),
  fontFamily: codeFamily,
  padding: `${steps[2]} ${steps[3]}`,
  borderRadius: vars.rS,
  background: vars.surface2,
  // Four groups of four characters per line, easy to read from one screen and type into another.
  maxWidth: `calc(20ch + 2 * ${steps[3]})`,
});
export const codes = appStyle({
  ...typeStyle('public'),
  fontFamily: codeFamily,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  justifySelf: 'start',
  gap: `${steps[2]} ${steps[4]}`,
  padding: `${steps[4]} ${steps[5]}`,
  borderRadius: vars.rS,
  background: vars.surface2,
  fontVariantNumeric: 'tabular-nums',
});
export const row = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[3] });
export const label = appStyle({ ...typeStyle('small'), color: vars.text2 });
