import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenNames } from './tokens.ts';

/** `var(--…)` of every theme token. The only colours, radii and theme-dependent shapes that components may use. */
export const vars = createGlobalThemeContract(tokenNames);
