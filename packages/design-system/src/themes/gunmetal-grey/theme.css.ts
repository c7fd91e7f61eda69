import { applyTheme } from '../apply-theme.ts';
import { gunmetalGreyTokens } from './tokens.ts';

applyTheme('gunmetal-grey', 'dark', gunmetalGreyTokens);
