import { appStyle, steps } from '@portal/design-system/css';

export const part = appStyle({ display: 'grid', gap: steps[2], marginBlockEnd: steps[6], minWidth: 0 });
