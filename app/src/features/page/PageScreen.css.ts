import { appStyle, steps } from '@portal/design-system/css';

/** Keeps the footer at the bottom of the window, however short the page. */
export const page = appStyle({ flex: 1 });
/** At least window height: the footer does not jump when the content has loaded. */
export const waiting = appStyle({ flex: 1, minHeight: '100dvh' });
export const failed = appStyle({ flex: 1, padding: steps[6] });
