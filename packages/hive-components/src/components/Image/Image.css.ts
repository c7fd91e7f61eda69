import { vars, widgetStyle } from '@portal/design-system/css';

export const box = widgetStyle({
  position: 'relative',
  display: 'block',
  inlineSize: 'var(--width)',
  maxInlineSize: '100%',
  blockSize: 'var(--height)',
  overflow: 'hidden',
});
export const picture = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'var(--fit)' as 'contain',
});
export const tiles = widgetStyle({
  inlineSize: '100%',
  blockSize: '100%',
  backgroundImage: 'var(--picture)',
  backgroundRepeat: 'var(--repeat)',
  backgroundSize: 'var(--fit)',
  backgroundPosition: 'center',
});
export const link = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.text1,
  borderRadius: vars.rS,
});
