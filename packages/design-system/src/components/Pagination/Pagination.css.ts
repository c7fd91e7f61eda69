import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const list = componentStyle({ display: 'flex', alignItems: 'center', gap: '2px', flexWrap: 'wrap' }, 'list');
export const number = componentStyle({ display: 'flex', '@media': { [media.small]: { display: 'none' } } }, 'number');
export const page = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: spacing.ctl,
    height: spacing.ctl,
    paddingInline: '6px',
    borderRadius: vars.rM,
    color: vars.text2,
    selectors: {
      '&:hover': { background: vars.hover, color: vars.text1 },
      '&[aria-current="page"]': { background: vars.accentSoft, color: vars.accentText, fontWeight: 600 },
      '&[aria-disabled="true"]': { color: vars.text3, background: 'none', cursor: 'not-allowed' },
    },
  },
  'page',
);
export const arrow = componentStyle({ display: 'flex', selectors: { '[dir="rtl"] &': { rotate: '180deg' } } }, 'arrow');
export const gap = componentStyle(
  { minWidth: spacing.ctl, textAlign: 'center', color: vars.text3, '@media': { [media.small]: { display: 'none' } } },
  'gap',
);
export const of = componentStyle(
  { display: 'none', color: vars.text2, paddingInline: '8px', '@media': { [media.small]: { display: 'block' } } },
  'of',
);
