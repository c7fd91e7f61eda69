import { appStyle } from '@portal/design-system/css';

/** At least window height, so that the footer does not jump when the content has loaded. */
const filling = { flex: 1, minHeight: 'calc(100dvh - 48px)' } as const;
export const screen = appStyle({
  ...filling,
  width: '100%',
  maxWidth: '1648px',
  margin: '0 auto',
  padding: '32px 24px 64px',
  '@media': { 'screen and (max-width: 759.98px)': { padding: '20px 16px 48px' } },
});
/** The results fill the window below the header and scroll inside; the footer follows. */
export const pageFilling = appStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  height: 'calc(100dvh - 48px - 40px)',
  minHeight: '480px',
});
export const page = appStyle({ ...filling, minWidth: 0 });
