import { appStyle, steps } from '@portal/design-system/css';

/** Keeps the footer at the bottom of the window, however short the page. */
export const page = appStyle({ flex: 1 });
/** At least window height: the footer does not jump when the content has loaded. */
export const waiting = appStyle({ flex: 1, minHeight: '100dvh' });
export const failed = appStyle({ flex: 1, padding: steps[6] });
export const preview = appStyle({ padding: `${steps[3]} ${steps[4]} 0` });
/** Not squeezed by the words beside it; the padding is for the outline that the buttons draw outside of themselves. */
export const whole = appStyle({ flex: 'none', padding: '3px' });
