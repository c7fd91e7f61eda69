import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const status = appStyle({
  ...typeStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${steps[1]} ${steps[4]}`,
  minHeight: '32px',
  paddingInline: steps[4],
  borderBlockStart: `1px solid ${vars.border}`,
  background: vars.surface2,
  color: vars.text2,
});
export const said = appStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-refused]': { color: vars.warning, whiteSpace: 'normal' } },
});
export const saved = appStyle({ fontWeight: 550 });
export const words = appStyle({ minWidth: 0, overflowWrap: 'anywhere' });
export const step = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: steps[3],
  paddingBlock: steps[1],
  borderBlockEnd: `1px solid ${vars.hairline}`,
  selectors: { '&[data-undone]': { color: vars.text3 } },
});
export const stepList = appStyle({
  listStyle: 'none',
  padding: 0,
});
export const conflicts = appStyle({
  maxBlockSize: '40vh',
  overflow: 'auto',
  padding: steps[4],
  borderBlockEnd: `1px solid ${vars.warningLine}`,
  background: vars.warningSoft,
  color: vars.text1,
});
export const conflictList = appStyle({
  display: 'grid',
  gap: steps[4],
  listStyle: 'none',
  padding: 0,
  marginBlockStart: steps[3],
});
export const conflict = appStyle({ display: 'grid', gap: steps[2] });
export const remedies = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[2] });
export const people = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: steps[1],
  listStyle: 'none',
  padding: 0,
  marginInlineStart: 'auto',
});
export const person = appStyle({
  display: 'block',
  padding: 0,
  border: `2px solid ${vars.chart6}`,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } },
});
