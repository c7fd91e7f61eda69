import { style } from '@vanilla-extract/css';

/** Until the page's head has found no answer in this browser, as without scripts, there is no bar. */
export const open = style({ display: 'none', selectors: { 'html[data-cookies="open"] &': { display: 'contents' } } });
