import { appStyle, steps } from '@portal/design-system/css';

export const form = appStyle({ display: 'grid', gap: steps[4], marginTop: steps[6] });
export const providers = appStyle({ display: 'grid', gap: steps[3], marginTop: steps[5] });
export const message = appStyle({ marginTop: steps[5] });
