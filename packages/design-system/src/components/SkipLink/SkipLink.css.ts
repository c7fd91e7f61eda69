import { componentStyle } from '../../internal/layer-style.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

/** Above everything else, and outside the window until it has the focus. */
export const link = componentStyle(
  {
    position: 'fixed',
    zIndex: 70,
    top: '8px',
    insetInlineStart: '8px',
    padding: '8px 16px',
    background: vars.surface3,
    color: vars.text1,
    fontWeight: 550,
    borderRadius: vars.rM,
    boxShadow: vars.shadow,
    translate: '0 -200%',
    // Hides its shadow, which would reach into the page.
    opacity: 0,
    selectors: { '&:focus': { translate: 'none', opacity: 1 } },
    '@media': { [media.small]: { padding: '12px 16px' }, print: { display: 'none' } },
  },
  'link',
);
