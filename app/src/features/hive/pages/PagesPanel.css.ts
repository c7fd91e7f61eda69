import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const panel = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: steps[2],
  minHeight: 0,
  height: '100%',
});
/** As that of the components, in the same place. */
export const tree = appStyle({ height: 'calc(100dvh - 300px)', minHeight: '240px' });
export const form = appStyle({ display: 'grid', gap: steps[4] });
export const section = appStyle({
  display: 'grid',
  gap: steps[3],
  borderBlockStart: `1px solid ${vars.hairline}`,
  paddingBlockStart: steps[4],
  marginBlockStart: steps[4],
});
export const note = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const drafts = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: steps[2] });
