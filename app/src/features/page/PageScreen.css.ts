import { appStyle, steps } from '@portal/design-system/css';

/** The footer stands at the foot of the window, however short the page. */
export const page = appStyle({ flex: 1 });
/** As high as the window: the footer does not jump when the page has come. */
export const waiting = appStyle({ flex: 1, minHeight: '100dvh' });
export const failed = appStyle({ flex: 1, padding: steps[6] });
