import { widgetStyle } from '@portal/design-system/css';

export const space = widgetStyle({ blockSize: 'var(--height)', flex: 'none' });
