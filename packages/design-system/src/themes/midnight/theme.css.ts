import { applyTheme } from '../apply-theme.ts';

applyTheme('midnight');
