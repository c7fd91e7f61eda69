import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const whole = appStyle({ display: 'grid', gap: steps[3] });
export const group = appStyle({ marginBlockStart: steps[5] });
export const types = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: steps[1],
  listStyle: 'none',
  padding: 0,
  marginBlockStart: steps[2],
});
export const palette = appStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2px',
  listStyle: 'none',
  padding: 0,
  marginBlockStart: steps[1],
});
export const sections = appStyle({ listStyle: 'none', padding: 0, marginBlock: steps[1] });
export const section = appStyle({ display: 'flex', alignItems: 'center', gap: steps[1] });
export const type = appStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: steps[2],
  inlineSize: '100%',
  padding: steps[2],
  border: 0,
  borderRadius: vars.rM,
  background: 'transparent',
  color: vars.text1,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
  },
});
/** One line: its icon is level with the words. */
export const level = appStyle({ alignItems: 'center' });
export const name = appStyle({ display: 'block', fontWeight: 550 });
export const summary = appStyle({ ...typeStyle('small'), display: 'block', color: vars.text2 });
export const places = appStyle({
  display: 'grid',
  justifyItems: 'start',
  listStyle: 'none',
  padding: 0,
  marginBlockStart: steps[3],
});
