import { applyTheme } from '../apply-theme.ts';

applyTheme('ocean-spray');
