import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media, steps } from '../../spacing/spacing.ts';

import { vars } from '../../themes/contract.css.ts';

export const toolbar = componentStyle(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px',
    maxWidth: '100%',
    padding: '4px',
    color: vars.text1,
  },
  'toolbar',
);
export const floating = componentStyle(
  {
    background: vars.surface3,
    borderRadius: vars.rM,
    boxShadow: vars.shadow,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
  },
  'floating',
);
export const button = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: steps[1],
    minWidth: spacing.ctl,
    height: spacing.ctl,
    borderRadius: vars.rS,
    '@media': {
      [media.small]: { minWidth: '44px', height: '44px' },
      '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
    selectors: {
      '&[aria-pressed="true"]': { background: vars.accentSoft, color: vars.accentText },
      '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 },
    },
  },
  'toolbarButton',
);
export const labelled = componentStyle({ paddingInline: steps[2] }, 'labelled');
export const separator = componentStyle(
  { alignSelf: 'stretch', width: '1px', marginBlock: '4px', marginInline: '4px', background: vars.border },
  'separator',
);
