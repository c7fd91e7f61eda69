import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { skeletonWidths } from './Skeleton.props.ts';

const sweep = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } });

export const bar = componentStyle(
  {
    display: 'inline-block',
    maxWidth: '100%',
    height: '8px',
    borderRadius: '4px',
    background: `linear-gradient(90deg, ${vars.hairline} 0 35%, ${vars.border} 50%, ${vars.hairline} 65% 100%) 0 0 / 300% 100%`,
    animation: `${sweep} calc(${motion.d5} * 1.5) linear infinite`,
  },
  'bar',
);

export const width = componentVariants(skeletonWidths, (value) => ({ width: value }), 'width-');

export const end = componentStyle({ marginInlineStart: 'auto' }, 'end');
