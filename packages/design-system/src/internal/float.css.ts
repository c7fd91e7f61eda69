import { keyframes } from '@vanilla-extract/css';
import { motion } from '../motion/contract.css.ts';
import { vars } from '../themes/contract.css.ts';
import { componentStyle } from './layer-style.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });
const fade = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { opacity: 0, translate: '24px 0' } });
const slideRtl = keyframes({ from: { opacity: 0, translate: '-24px 0' } });

/** Floating panels: menus, popovers, tooltips. */
export const float = componentStyle(
  {
    background: vars.surface3,
    color: vars.text1,
    borderRadius: vars.rM,
    boxShadow: vars.shadow,
    zIndex: 40,
    animation: `${appear} ${motion.d2} ${motion.easeOut}`,
    // Closes at once. Otherwise Radix could wait for the end of an animation that began before it listened.
    selectors: { '&[data-state="closed"]': { animation: 'none' } },
    // As wide as the window minus the collision padding of 8 px at both sides.
    maxWidth: 'calc(100vw - 16px)',
    // Shadows are not painted in forced colours; the outline keeps the edge visible.
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText !important' } },
  },
  'float',
);

export const overlay = componentStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: 30,
    background: 'color-mix(in oklab, black 45%, transparent)',
    animation: `${fade} ${motion.d2} ${motion.easeOut}`,
  },
  'overlay',
);

export const rises = componentStyle({ animation: `${appear} ${motion.d2} ${motion.easeOut}` }, 'rises');
export const slides = componentStyle(
  {
    animation: `${slide} ${motion.d2} ${motion.easeOut}`,
    selectors: { '[dir="rtl"] &': { animationName: slideRtl } },
  },
  'slides',
);
