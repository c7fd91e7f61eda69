import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const track = componentStyle(
  {
    display: 'block',
    width: '100%',
    height: '4px',
    borderRadius: '2px',
    background: vars.hairline,
    overflow: 'hidden',
    // SVG has no writing direction, so it is mirrored.
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  },
  'track',
);
export const fill = componentStyle({ fill: vars.accent }, 'fill');
export const passing = componentStyle(
  { animation: `${pass} calc(${motion.d5} * 1.5) ${motion.easeInOut} infinite` },
  'passing',
);
export const frame = componentStyle({ position: 'relative' }, 'frame');
