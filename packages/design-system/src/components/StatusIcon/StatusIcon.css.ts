import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { tones } from '../../props/tone.ts';
import { vars } from '../../themes/contract.css.ts';

// The browser animates the property `rotate` of an SVG on the main thread, `transform` on the compositor.
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const tone = componentVariants(tones, (token) => ({ color: token ? vars[token] : 'inherit' }), 'tone-');

/** The cut-out of a filled icon has the colour of its background; set `--knock` where that is not the sheet. */
export const knock = componentStyle({ stroke: `var(--knock, ${vars.surface1})` }, 'knock');

export const turning = componentStyle(
  { animation: `${turn} calc(${motion.d5} * 1.5) linear infinite`, transformOrigin: 'center' },
  'turning',
);
