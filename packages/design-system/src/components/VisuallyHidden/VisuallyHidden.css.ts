import { componentStyle } from '../../internal/layer-style.ts';

export const hidden = componentStyle(
  {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  'hidden',
);
