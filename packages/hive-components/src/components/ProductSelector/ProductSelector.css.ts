import { vars, widgetStyle } from '@portal/design-system/css';

export const selector = widgetStyle({ minInlineSize: 0, minBlockSize: '44px' });
export const links = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  color: vars.text2,
  // The selector itself is there.
  selectors: { '[data-part="selector"]:not(:empty) + &': { display: 'none' } },
});
