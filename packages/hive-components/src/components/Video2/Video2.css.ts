import { typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const figure = widgetStyle({ display: 'block', minInlineSize: 0 });
export const words = widgetStyle({ display: 'block', paddingBlockStart: '8px' });
export const title = widgetStyle({ display: 'block', fontWeight: 600 });
export const description = widgetStyle({ ...typeStyle('body'), display: 'block', color: vars.text2 });
