import { appStyle, media, vars } from '@portal/design-system/css';
import { screenRule } from '../../page/screen-rule.ts';

/** Section list beside the section; on narrow screens above it, as one scrolling row. */
export const screen = appStyle({
  ...screenRule,
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      overflow: 'visible',
    },
  },
});
export const nav = appStyle({
  minWidth: 0,
  background: vars.surface0,
  borderInlineEnd: `1px solid ${vars.border}`,
  '@media': { [media.medium]: { borderInlineEnd: 'none' } },
});
export const inside = appStyle({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'auto',
  '@media': { [media.medium]: { overflow: 'visible' } },
});
