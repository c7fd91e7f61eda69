import { appStyle, media, spacing, vars } from '@portal/design-system/css';

/** Below the lines, which stay visible above it; covers everything in the small view. */
export const pane = appStyle({
  flex: '1 0 62%',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.surface1,
  borderTop: `2px solid ${vars.accent}`,
  '@media': {
    [media.small]: { position: 'fixed', inset: '0 0 var(--page-foot, 0px)', zIndex: 20, borderTop: 0 },
  },
});
export const head = appStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minHeight: '40px',
  paddingInline: spacing.pad,
});
export const close = appStyle({ marginInlineStart: 'auto' });
export const away = appStyle({ whiteSpace: 'nowrap' });
