import { applyTheme } from '../apply-theme.ts';
import { standardTokens } from './tokens.ts';

applyTheme('standard', 'light', standardTokens);
