import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { skeletonWidths } from './Skeleton.props.ts';

/** Animates only `transform`, which needs no repaint, because an order can show fifty of these. */
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const bar = componentStyle(
  {
    display: 'inline-block',
    maxWidth: '100%',
    height: '8px',
    borderRadius: '4px',
    overflow: 'hidden',
    // A gradient of one colour: a plain colour differs by one step in dark themes, and the visual baselines show this one.
    background: `linear-gradient(${vars.hairline} 0 0)`,
    '::after': {
      content: '""',
      display: 'block',
      height: '100%',
      background: `linear-gradient(90deg, transparent, ${vars.border}, transparent)`,
      transform: 'translateX(-100%)',
      animation: `${sweep} calc(${motion.d5} * 1.5) linear infinite`,
    },
  },
  'bar',
);

export const width = componentVariants(skeletonWidths, (value) => ({ width: value }), 'width-');

export const end = componentStyle({ marginInlineStart: 'auto' }, 'end');
