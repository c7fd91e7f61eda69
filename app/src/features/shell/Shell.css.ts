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

/** Where the content begins: has the focus after a navigation or the skip link. It is nothing to operate, so it has no ring. */
export const content = appStyle({ outline: 'none' });

/** The ordering screens fill the window and scroll inside; below 1120 px the page scrolls. */
export const ordering = appStyle({
  display: 'flex',
  flexDirection: 'column',
  // Minus the height of an open question at the bottom (SHELL-03, SHELL-07).
  height: 'calc(100dvh - var(--page-foot, 0px))',
  minHeight: 0,
  // SHELL-10
  width: '100%',
  maxWidth: pageWidth.most,
  marginInline: 'auto',
  background: vars.surface0,
  '@media': { [media.medium]: { height: 'auto', minHeight: 'calc(100dvh - var(--page-foot, 0px))' } },
});
/** A failed route, laid out as a text page. */
export const failed = appStyle(wordsRule);
export const errorMessage = appStyle({ display: 'grid', gap: steps[2], marginBlockEnd: steps[5], color: vars.text1 });
/** At least window height: the footer does not jump when the screen has loaded. */
export const waiting = appStyle({ flex: 1, minHeight: '100dvh' });
/** Takes no space, so that nothing moves when a message appears; stays visible while the page scrolls. */
export const messages = appStyle({ position: 'sticky', zIndex: 40, top: 0, flexShrink: 0, height: 0 });
/** Over the header, so that tabs and buttons of the page stay in reach; in wide windows over its empty part, right of the search. */
export const messageSheet = appStyle({
  position: 'absolute',
  insetInline: '46% 24%',
  '@media': { [media.medium]: { insetInline: 0 } },
  width: 'fit-content',
  maxWidth: `min(600px, 100% - ${steps[4]})`,
  maxHeight: '40dvh',
  marginInline: 'auto',
  marginBlockStart: '2px',
  overflowY: 'auto',
  background: vars.surface3,
  borderRadius: vars.noticeR,
  boxShadow: vars.shadow,
});
