import { steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const narrow = widgetStyle({ display: 'grid', gap: steps[5], maxWidth: '440px' }, 'narrow');
export const aside = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'aside');
