import { applyTheme } from '../apply-theme.ts';

applyTheme('classic');
