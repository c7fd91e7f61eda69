import { appStyle, steps } from '@portal/design-system/css';

/** As high as the window: the footer does not jump when the page has come. */
export const waiting = appStyle({ flex: 1, minHeight: '100dvh' });
export const failed = appStyle({ flex: 1, padding: steps[6] });
