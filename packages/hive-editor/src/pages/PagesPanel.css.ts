import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

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
