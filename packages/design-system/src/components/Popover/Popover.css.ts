import { componentStyle } from '../../internal/layer-style.ts';

export const body = componentStyle(
  {
    padding: '12px 16px',
    width: '320px',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
  },
  'body',
);
