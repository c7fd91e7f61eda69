import { widgetStyle } from '@portal/design-system/css';

export const line = widgetStyle({
  border: 0,
  inlineSize: '100%',
  flex: 'none',
  marginBlock: 'var(--margin)',
  marginInline: 0,
  blockSize: 'var(--thickness)',
  background: 'var(--colour)',
});
