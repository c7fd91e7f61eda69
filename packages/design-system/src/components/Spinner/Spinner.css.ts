import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';

const turn = keyframes({ to: { rotate: '360deg' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });
export const spinner = componentStyle(
  { display: 'inline-flex', alignItems: 'center', gap: '8px', color: vars.text2 },
  'spinner',
);
export const ring = componentStyle(
  {
    flex: 'none',
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 900ms linear infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        animation: `${pulse} 1800ms ease-in-out infinite`,
        borderInlineEndColor: 'currentColor',
      },
    },
    selectors: { '[data-motion="0"] &': { animation: 'none', borderInlineEndColor: 'currentColor' } },
  },
  'ring',
);
