import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const preview = appStyle({
  display: 'grid',
  margin: 0,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rM,
  overflow: 'hidden',
});
export const picture = appStyle({ inlineSize: '100%', aspectRatio: '1.91', objectFit: 'cover' });
export const words = appStyle({ display: 'grid', gap: '2px', padding: steps[3] });
export const address = appStyle({ ...typeStyle('small'), color: vars.text2, overflowWrap: 'anywhere' });
export const name = appStyle({
  ...typeStyle('body'),
  color: vars.accentText,
  fontWeight: 550,
  overflowWrap: 'anywhere',
});
export const text = appStyle({ ...typeStyle('small'), color: vars.text2, overflowWrap: 'anywhere' });
