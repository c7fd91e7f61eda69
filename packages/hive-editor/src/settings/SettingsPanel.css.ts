import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const panel = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: steps[4],
  selectors: { '&:focus': { outline: 'none' }, '&:focus-visible': { outline: `2px solid ${vars.focus}` } },
});
export const setting = appStyle({ display: 'grid', gap: steps[1], justifyItems: 'stretch', minWidth: 0 });
export const held = appStyle({ ...typeStyle('small'), color: vars.warning });
export const note = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const findings = appStyle({
  ...typeStyle('small'),
  display: 'grid',
  gap: steps[1],
  padding: steps[2],
  paddingInlineStart: steps[6],
  color: vars.warning,
  background: vars.warningSoft,
  borderRadius: vars.rM,
});
export const others = appStyle({ borderBlockStart: `1px solid ${vars.hairline}`, paddingBlockStart: steps[3] });
export const list = appStyle({ marginBlockStart: steps[2] });
export const label = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const legend = appStyle({ ...typeStyle('small'), padding: 0, marginBlockEnd: steps[1], fontWeight: 550 });
/** The four sides in one row. */
export const sides = appStyle({ border: 0, margin: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: steps[1] });
export const sideFields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: steps[2],
});
export const group = appStyle({
  display: 'grid',
  gap: steps[4],
  paddingBlockStart: steps[4],
  borderBlockStart: `1px solid ${vars.hairline}`,
});
/** Picture, heading and help of a group. */
export const groupHead = appStyle({ display: 'flex', gap: steps[3], alignItems: 'center' });
export const picture = appStyle({ flex: 'none' });
export const drawn = appStyle({ fill: 'none', stroke: vars.text2, strokeWidth: 1.5 });
export const filled = appStyle({ fill: vars.accentSoft, stroke: vars.accent });
export const inside = appStyle({ fill: vars.surface0, stroke: vars.text2 });
