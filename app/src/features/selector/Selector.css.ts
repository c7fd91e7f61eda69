import { appStyle, typeStyle, vars } from '@portal/design-system/css';

export const near = appStyle({ listStyle: 'none', marginTop: '8px' });
export const nearCode = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  minHeight: '28px',
});
export const nearWhy = appStyle({ ...typeStyle('small'), color: vars.text2 });
/** As high as the window, so that the footer does not jump when the content has come. */
const filling = { flex: 1, minHeight: 'calc(100dvh - 48px)' } as const;
export const screen = appStyle({
  ...filling,
  width: '100%',
  maxWidth: '1648px',
  margin: '0 auto',
  padding: '32px 24px 64px',
  '@media': { 'screen and (max-width: 759.98px)': { padding: '20px 16px 48px' } },
});
/** The results fill the window beneath the header and scroll inside; the footer follows. */
export const pageFilling = appStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  height: 'calc(100dvh - 48px - 40px)',
  minHeight: '480px',
});
export const page = appStyle({ ...filling, minWidth: 0 });
