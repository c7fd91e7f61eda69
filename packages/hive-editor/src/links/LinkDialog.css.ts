import { appStyle } from '@portal/design-system/css';

export const targets = appStyle({ display: 'grid', listStyle: 'none', padding: 0, marginBlockStart: '4px' });
export const field = appStyle({ display: 'grid', justifyItems: 'start', gap: '6px' });
export const whole = appStyle({ display: 'grid', inlineSize: '100%' });
