import { applyTheme } from '../apply-theme.ts';

applyTheme('morning-dew');
