import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const list = appStyle({ display: 'grid', gap: 0, minWidth: 0 });
export const none = appStyle({ color: vars.text2 });
export const response = appStyle({
  ...typeStyle('small'),
  width: '100%',
  maxHeight: '420px',
  overflow: 'auto',
  margin: 0,
  padding: steps[3],
  borderRadius: vars.rS,
  background: vars.surface2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
