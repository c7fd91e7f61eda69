import { appStyle, spacing, steps, typeStyle, vars } from '@portal/design-system/css';

const narrow = 'screen and (max-width: 1119.98px)';

export const screen = appStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: vars.surface1,
  color: vars.text1,
  outline: 'none',
});
export const refused = appStyle({
  ...typeStyle('small'),
  padding: `${steps[2]} ${steps[4]}`,
  background: vars.warningSoft,
  color: vars.warning,
});
export const draftEditor = appStyle({ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 });
export const bar = appStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: spacing.bar,
  padding: `${steps[2]} ${steps[4]}`,
  borderBlockEnd: `1px solid ${vars.border}`,
});
export const panes = appStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '292px minmax(0, 1fr) 320px',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const waiting = appStyle({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '292px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto', overflow: 'auto' } },
});
/** On narrow screens one pane at a time. */
const pane = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  '@media': { [narrow]: { selectors: { '&:not([data-shown])': { display: 'none' } } } },
} as const;
export const side = appStyle({
  ...pane,
  padding: steps[3],
  borderInlineEnd: `1px solid ${vars.border}`,
  overflow: 'auto',
});
export const middle = appStyle({ ...pane, padding: 0 });
export const end = appStyle({
  ...pane,
  padding: steps[3],
  borderInlineStart: `1px solid ${vars.border}`,
  overflow: 'auto',
});
export const sideBody = appStyle({ flex: 1, minHeight: '320px', paddingBlockStart: steps[3] });
export const own = appStyle({ height: '100%' });
export const switcher = appStyle({
  display: 'none',
  padding: `${steps[2]} ${steps[4]}`,
  '@media': { [narrow]: { display: 'block' } },
});
export const toolbar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: steps[1],
  padding: `${steps[1]} ${steps[3]}`,
  borderBlockEnd: `1px solid ${vars.hairline}`,
});
export const grow = appStyle({ flex: 1 });
/** A fieldset without appearance, used to disable all fields at once. */
export const plain = appStyle({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const closed = appStyle({ ...typeStyle('small'), color: vars.text2, marginBlockEnd: steps[3] });
