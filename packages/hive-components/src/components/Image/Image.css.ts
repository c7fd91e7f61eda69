import { vars, widgetStyle } from '@portal/design-system/css';

export const box = widgetStyle({
  position: 'relative',
  display: 'block',
  inlineSize: 'var(--width)',
  maxInlineSize: '100%',
  blockSize: 'var(--height)',
  overflow: 'hidden',
});
/** Shows the whole picture. In a narrow container the height follows the picture, so that no empty bands appear above and below. */
export const whole = widgetStyle({
  '@container': { '(width < 480px)': { blockSize: 'min(var(--height), max(100px, 56cqi))' } },
});
export const picture = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'var(--fit)' as 'contain',
  objectPosition: 'var(--focus-of-image, 50% 50%)',
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
