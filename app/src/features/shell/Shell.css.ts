import { appStyle, media, pageWidth, steps, vars } from '@portal/design-system/css';
import { wordsRule } from '../../page/screen-rule.ts';

export const page = appStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--page-foot, 0px))',
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
  // Less what a question at the foot takes until it is answered (SHELL-03, SHELL-07).
  height: 'calc(100dvh - var(--page-foot, 0px))',
  minHeight: 0,
  // SHELL-10
  width: '100%',
  maxWidth: pageWidth.most,
  marginInline: 'auto',
  background: vars.surface0,
  '@media': { [media.medium]: { height: 'auto', minHeight: 'calc(100dvh - var(--page-foot, 0px))' } },
});
/** Where the words of a public page begin. */
export const failed = appStyle(wordsRule);
export const told = appStyle({ display: 'grid', gap: steps[2], marginBlockEnd: steps[5], color: vars.text1 });
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
