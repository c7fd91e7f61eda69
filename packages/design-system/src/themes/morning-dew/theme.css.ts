import { applyTheme } from '../apply-theme.ts';
import { morningDewTokens } from './tokens.ts';

applyTheme('morning-dew', 'light', morningDewTokens);
