import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';
import { avatarSizes } from './Avatar.props.ts';

export const avatar = componentStyle(
  {
    position: 'relative',
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: '50%',
    background: vars.accentSoft,
    color: vars.accentText,
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '.01em',
    userSelect: 'none',
    // In forced colours the background becomes that of the page; the border keeps the circle visible.
    '@media': { '(forced-colors: active)': { border: `1px solid ${vars.border}` } },
  },
  'avatar',
);
export const size = componentVariants(
  avatarSizes,
  (px) => ({ width: `${px}px`, height: `${px}px`, fontSize: `${Math.round(px * 0.36 + 1.5)}px` }),
  'size-',
);
export const picture = componentStyle(
  { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  'picture',
);
