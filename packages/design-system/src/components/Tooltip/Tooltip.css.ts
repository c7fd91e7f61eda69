import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';

export const tooltip = componentStyle(
  {
    ...typeStyle('small'),
    padding: '4px 8px',
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    width: 'max-content',
    maxWidth: '280px',
  },
  'tooltip',
);
