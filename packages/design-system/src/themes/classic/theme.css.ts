import { applyTheme } from '../apply-theme.ts';
import { classicTokens } from './tokens.ts';

applyTheme('classic', 'light', classicTokens);
