import { applyTheme } from '../apply-theme.ts';
import { oceanSprayTokens } from './tokens.ts';

applyTheme('ocean-spray', 'light', oceanSprayTokens);
