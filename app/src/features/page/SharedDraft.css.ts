import { appStyle, steps } from '@portal/design-system/css';

export const preview = appStyle({ padding: `${steps[3]} ${steps[4]} 0` });
/** Not squeezed by the words beside it; the padding is for the outline that the buttons draw outside of themselves. */
export const whole = appStyle({ flex: 'none', padding: '3px' });
