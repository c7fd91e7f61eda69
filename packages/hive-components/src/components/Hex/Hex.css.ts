import { typeStyle, vars, widgetStyle } from '@portal/design-system/css';

const hexagon = 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)';

export const figure = widgetStyle({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
  maxInlineSize: '100%',
});
/** The border is the background of the outer hexagon. */
export const outer = widgetStyle({
  display: 'block',
  blockSize: 'var(--size)',
  inlineSize: 'calc(var(--size) * 0.866)',
  maxInlineSize: '100%',
  padding: 'var(--border-width)',
  background: 'var(--border-colour)',
  clipPath: hexagon,
});
export const picture = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'var(--focus-of-image, 50% 50%)',
  clipPath: hexagon,
  background: vars.surface2,
});
export const link = widgetStyle({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
  color: 'inherit',
  borderRadius: vars.rS,
});
export const caption = widgetStyle({
  ...typeStyle('body'),
  fontWeight: 550,
  textAlign: 'center',
  maxInlineSize: '24ch',
});
