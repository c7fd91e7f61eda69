import { appStyle, steps, vars } from '@portal/design-system/css';

export const part = appStyle({ display: 'grid', gap: steps[2], marginBlockEnd: steps[6], minWidth: 0 });
export const facts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${steps[1]} ${steps[4]}`,
  overflowWrap: 'anywhere',
});
export const name = appStyle({ color: vars.text2 });
