import { appStyle, media, pageWidth, steps, typeStyle, vars } from '@portal/design-system/css';

export const page = appStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // SHELL-10
  width: '100%',
  maxWidth: pageWidth.most,
  marginInline: 'auto',
  background: vars.surface1,
});
/** The ordering screens fill the window and scroll inside; below 1120 px the page scrolls. */
export const ordering = appStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  minHeight: 0,
  // SHELL-10
  width: '100%',
  maxWidth: pageWidth.most,
  marginInline: 'auto',
  background: vars.surface0,
  '@media': { [media.medium]: { height: 'auto', minHeight: '100dvh' } },
});
/** As high as the window: the footer does not jump when the screen has come. */
export const waiting = appStyle({ flex: 1, minHeight: '100dvh' });
/** Takes no room, so that nothing moves when a message comes or goes; it stays in sight where the page scrolls. */
export const messages = appStyle({ position: 'sticky', zIndex: 40, top: 0, flexShrink: 0, height: 0 });
/** Under the header, over the middle of what is there: its ends keep within reach. */
export const messageSheet = appStyle({
  position: 'absolute',
  insetInline: 0,
  width: 'fit-content',
  maxWidth: `min(600px, 100% - ${steps[4]})`,
  maxHeight: '40dvh',
  marginInline: 'auto',
  marginBlockStart: steps[2],
  overflowY: 'auto',
  background: vars.surface3,
  borderRadius: vars.noticeR,
  boxShadow: vars.shadow,
});
export const cover = appStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  display: 'grid',
  placeItems: 'center',
  padding: steps[6],
  background: `color-mix(in oklab, ${vars.surface0} 88%, transparent)`,
});
export const sheet = appStyle({
  ...typeStyle('public'),
  maxWidth: '480px',
  padding: steps[8],
  color: vars.text1,
  background: vars.surface3,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rL,
  boxShadow: vars.shadow,
});
export const reasons = appStyle({
  listStyle: 'disc',
  margin: `${steps[3]} 0 ${steps[3]} ${steps[5]}`,
  color: vars.text2,
});
