import { componentStyle } from '../../internal/layer-style.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const region = componentStyle(
  {
    position: 'fixed',
    zIndex: 50,
    insetInlineEnd: '16px',
    bottom: '16px',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    width: '340px',
    maxWidth: 'calc(100vw - 32px)',
    outline: 'none',
    '@media': { [media.small]: { bottom: '84px' } },
  },
  'region',
);
export const toast = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    paddingBlock: '8px',
    paddingInline: '12px 8px',
    background: vars.surface3,
    borderRadius: vars.rM,
    boxShadow: vars.shadow,
  },
  'toast',
);
export const words = componentStyle({ flex: '1 1 0', minWidth: 0 }, 'words');
