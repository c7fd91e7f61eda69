import { widgetStyle } from '@portal/design-system/css';

export const video = widgetStyle({ display: 'block', minInlineSize: 0 });
export const size = widgetStyle({ blockSize: 'var(--height)', maxBlockSize: '80vh' });
