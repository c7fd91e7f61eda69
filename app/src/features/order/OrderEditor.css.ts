import { appStyle, media, spacing, tableCss, vars } from '@portal/design-system/css';

/** With a phone's keyboard open, the bar with the total would leave no room to see what is typed. */
const low = '(max-width: 759.98px) and (max-height: 500px)';

export const screen = appStyle({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 292px',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  color: vars.text1,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto' },
  },
});
export const sheet = appStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  margin: vars.sheetGap,
  borderRadius: vars.sheetR,
  background: vars.surface1,
  overflow: 'hidden',
  '@media': {
    // Lines and entry line fill the first screen, so that typing never needs scrolling; the side panel follows below.
    [media.medium]: {
      height: `calc(100dvh - 48px - ${vars.stripH} - 44px - var(--page-foot, 0px))`,
      minHeight: '360px',
    },
    [media.small]: {
      height: 'auto',
      minHeight: 0,
      overflow: 'visible',
      // The entry line stays above the bars at the bottom of the window.
      vars: { [tableCss.footInset]: 'calc(var(--page-foot, 0px) + var(--foot-bar, 0px))' },
    },
    [low]: { vars: { [tableCss.footInset]: 'var(--page-foot, 0px)' } },
  },
});
export const side = appStyle({
  minHeight: 0,
  overflow: 'auto',
  background: vars.sideBg,
  borderLeft: `1px solid ${vars.sideLine}`,
  // Keeps focused elements from being hidden behind the sticky confirm bar.
  scrollPaddingBottom: '160px',
  '@media': { [media.medium]: { borderLeft: 0, borderTop: `1px solid ${vars.sideLine}`, overflow: 'visible' } },
});
export const foot = appStyle({
  gridColumn: '1 / -1',
  '@media': {
    [media.medium]: { position: 'sticky', bottom: 'var(--page-foot, 0px)', zIndex: 5 },
    [low]: { position: 'static' },
  },
});
export const empty = appStyle({ flex: 1, padding: spacing.pad, background: vars.surface1, color: vars.text1 });
export const panelWaiting = appStyle({ height: '260px' });
