import { appStyle, steps } from '@portal/design-system/css';

export const preview = appStyle({ padding: `${steps[3]} ${steps[4]} 0` });
/** Does not shrink next to the text; the padding leaves room for the outline around the buttons. */
export const whole = appStyle({ flex: 'none', padding: '3px' });
