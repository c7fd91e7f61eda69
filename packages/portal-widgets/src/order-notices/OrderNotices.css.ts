import { widgetStyle } from '@portal/design-system/css';

export const notices = widgetStyle({ display: 'grid' }, 'notices');
