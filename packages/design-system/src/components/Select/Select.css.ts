import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';

export const frame = componentStyle({ position: 'relative', display: 'inline-flex', alignItems: 'center' }, 'frame');
export const full = componentStyle({ display: 'flex' }, 'full');
const option = { background: vars.surface3, color: vars.text1 };
export const select = componentStyle({ appearance: 'none', cursor: 'pointer', paddingInlineEnd: '30px' }, 'select');
export const options = componentStyle(option, 'option');
export const chevron = componentStyle(
  { position: 'absolute', insetInlineEnd: '9px', pointerEvents: 'none', color: vars.text3, display: 'flex' },
  'chevron',
);
export const bare = componentStyle(
  {
    appearance: 'none',
    border: 0,
    background: 'transparent',
    color: vars.text1,
    fontWeight: 500,
    cursor: 'pointer',
    minHeight: '24px',
    padding: '4px 20px 4px 0',
    paddingInline: '0 20px',
    borderRadius: vars.rS,
    // As wide as its longest option, up to a limit: options can be names that people give.
    maxInlineSize: '240px',
    textOverflow: 'ellipsis',
    '@media': { 'screen and (max-width: 759.98px)': { minHeight: spacing.ctl } },
  },
  'bare',
);
export const bareLabel = componentStyle(
  { display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' },
  'bareLabel',
);
export const bareChevron = componentStyle({ insetInlineEnd: '2px' }, 'bareChevron');
