import { applyTheme } from '../apply-theme.ts';
import { midnightTokens } from './tokens.ts';

applyTheme('midnight', 'dark', midnightTokens);
