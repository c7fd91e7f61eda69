import { style } from '@vanilla-extract/css';

/** Hidden until the script in the page's head finds no stored choice; without scripts it stays hidden. */
export const open = style({ display: 'none', selectors: { 'html[data-cookies="open"] &': { display: 'contents' } } });
