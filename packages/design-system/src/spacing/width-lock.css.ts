import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from '../themes/layers.css.ts';
import { widthLocks } from './width-lock.ts';

/** `max-width` of the page by the width lock (SHELL-10): `data-width-lock` on the root element, or on a part of the page. */
export const pageWidth = createGlobalThemeContract({ most: 'page-width' });

globalStyle(':root, [data-width-lock]', {
  '@layer': { [layers.tokens]: { vars: { [pageWidth.most]: 'none' } } },
});

for (const [setting, lock] of Object.entries(widthLocks)) {
  if (!lock) continue;
  globalStyle(`[data-width-lock="${setting}"][data-width-lock]`, {
    '@layer': {
      [layers.tokens]: {
        '@media': { [`screen and (width > ${lock.over}px)`]: { vars: { [pageWidth.most]: `${lock.width}px` } } },
      },
    },
  });
}
