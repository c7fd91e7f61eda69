import { applyTheme } from '../apply-theme.ts';

applyTheme('gunmetal-grey');
