import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from '../themes/layers.css.ts';
import { media, spacings } from './spacing.ts';

/** Heights that follow the vertical-spacing preference (PREF-04). `ctl` is 44 px in the small view whatever the preference. */
export const spacing = createGlobalThemeContract({
  row: 'row',
  note: 'note',
  headH: 'head-h',
  bar: 'bar',
  pad: 'pad',
  gap: 'gap',
  ctl: 'ctl',
});

// The root has medium heights by default; the doubled attribute overrides them in any order of rules.
for (const [name, px] of Object.entries(spacings)) {
  const own = `[data-spacing="${name}"][data-spacing]`;
  globalStyle(name === 'medium' ? `:root, ${own}` : own, {
    '@layer': {
      [layers.tokens]: {
        vars: {
          [spacing.row]: `${px.row}px`,
          [spacing.note]: `${px.note}px`,
          [spacing.headH]: `${px.headH}px`,
          [spacing.bar]: `${px.bar}px`,
          [spacing.pad]: `${px.pad}px`,
          [spacing.gap]: `${px.gap}px`,
          [spacing.ctl]: `${px.ctl}px`,
        },
      },
    },
  });
}

globalStyle(':root:root, [data-spacing][data-spacing]', {
  '@layer': { [layers.tokens]: { '@media': { [media.small]: { vars: { [spacing.ctl]: '44px' } } } } },
});
