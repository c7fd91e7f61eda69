import { applyTheme } from '../apply-theme.ts';
import { customTokens } from './tokens.ts';

applyTheme('custom', 'light', customTokens);
