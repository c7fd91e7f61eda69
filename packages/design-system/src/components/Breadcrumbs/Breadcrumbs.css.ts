import { componentStyle } from '../../internal/layer-style.ts';
import { media, steps } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const list = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${steps[1]}`, color: vars.text2, minWidth: 0 },
  'list',
);
export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: steps[1],
    minWidth: 0,
    minHeight: '24px',
    '@media': { [media.small]: { minHeight: '44px' } },
  },
  'item',
);
export const separator = componentStyle(
  { display: 'flex', color: vars.text3, selectors: { '[dir="rtl"] &': { scale: '-1 1' } } },
  'separator',
);
export const current = componentStyle({ color: vars.text1, fontWeight: 550, overflowWrap: 'anywhere' }, 'current');
