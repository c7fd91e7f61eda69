import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from '../themes/layers.css.ts';
import { baseDurations, motionSpeeds } from './motion.ts';

/**
 * Motion as CSS variables: `speed` is the factor of the animation-speed preference, `d1` to `d5` and `fade` are durations multiplied
 * by it (PREF-03), `easeOut` is for elements that enter, `easeInOut` for elements that move.
 */
export const motion = createGlobalThemeContract({
  speed: 'speed',
  d1: 'd-1',
  d2: 'd-2',
  d3: 'd-3',
  d4: 'd-4',
  d5: 'd-5',
  fade: 'd-fade',
  easeOut: 'ease-out',
  easeInOut: 'ease-in-out',
});

const scaled = (ms: number) => `calc(${ms}ms * ${motion.speed})`;

globalStyle(':root', {
  '@layer': { [layers.tokens]: { vars: { [motion.speed]: String(motionSpeeds.medium.speed) } } },
});

// A MotionProvider calculates the durations again, because custom properties inherit their calculated values.
globalStyle(':root, [data-motion-scope]', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [motion.d1]: scaled(baseDurations.d1),
        [motion.d2]: scaled(baseDurations.d2),
        [motion.d3]: scaled(baseDurations.d3),
        [motion.d4]: scaled(baseDurations.d4),
        [motion.d5]: scaled(baseDurations.d5),
        [motion.fade]: scaled(baseDurations.fade),
        [motion.easeOut]: 'cubic-bezier(.2, 0, 0, 1)',
        [motion.easeInOut]: 'cubic-bezier(.5, 0, .2, 1)',
      },
    },
  },
});

for (const { value, speed } of Object.values(motionSpeeds)) {
  globalStyle(`:root[data-motion="${value}"], [data-motion-scope="${value}"]`, {
    '@layer': { [layers.tokens]: { vars: { [motion.speed]: String(speed) } } },
  });
}

// The system's setting overrides the preference (PREF-03), hence the higher specificity.
for (const selector of [':root:root:root', '[data-motion-scope][data-motion-scope][data-motion-scope]']) {
  globalStyle(selector, {
    '@layer': {
      [layers.tokens]: { '@media': { '(prefers-reduced-motion: reduce)': { vars: { [motion.speed]: '0' } } } },
    },
  });
}
