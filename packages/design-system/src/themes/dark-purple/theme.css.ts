import { applyTheme } from '../apply-theme.ts';
import { darkPurpleTokens } from './tokens.ts';

applyTheme('dark-purple', 'dark', darkPurpleTokens);
