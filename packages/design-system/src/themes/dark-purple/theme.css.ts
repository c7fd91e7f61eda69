import { applyTheme } from '../apply-theme.ts';

applyTheme('dark-purple');
