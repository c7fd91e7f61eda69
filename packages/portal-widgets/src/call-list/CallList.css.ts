import { appStyle, vars } from '@portal/design-system/css';

export const list = appStyle({ display: 'grid', gap: 0, minWidth: 0 });
export const none = appStyle({ color: vars.text2 });
