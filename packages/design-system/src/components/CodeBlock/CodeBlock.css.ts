import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { steps } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const block = componentStyle(
  {
    display: 'grid',
    alignItems: 'center',
    position: 'relative',
    // At least as high as the copy button, which is larger on touch screens, even for one line of code.
    minHeight: `calc(${spacing.ctl} + 8px)`,
    background: vars.surface2,
    border: `1px solid ${vars.border}`,
    borderRadius: vars.rM,
  },
  'block',
);
export const scroll = componentStyle(
  {
    minWidth: 0,
    overflowX: 'auto',
    // The copy button stands beside the code, so that no line runs under it.
    marginInlineEnd: `calc(${spacing.ctl} + 8px)`,
    borderRadius: vars.rM,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
  'scroll',
);
export const code = componentStyle(
  {
    display: 'block',
    margin: 0,
    padding: steps[3],
    color: vars.text1,
    fontSize: '12px',
    lineHeight: '20px',
    whiteSpace: 'pre',
    tabSize: 2,
    width: 'max-content',
    minWidth: '100%',
  },
  'code',
);
export const copy = componentStyle({ position: 'absolute', top: '4px', insetInlineEnd: '4px' }, 'copy');
