import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';

export const tooltip = componentStyle(
  {
    ...typeStyle('small'),
    position: 'fixed',
    top: 0,
    left: 0,
    padding: '4px 8px',
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    width: 'max-content',
    maxWidth: '280px',
  },
  'tooltip',
);
