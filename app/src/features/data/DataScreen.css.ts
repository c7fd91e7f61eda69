import { appStyle, media, spacing, steps, typeStyle, vars } from '@portal/design-system/css';
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
/** Head of a section: its name, some facts, and its actions at the right. */
export const bar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${steps[1]} ${steps[4]}`,
  minHeight: spacing.bar,
  padding: `${steps[1]} ${spacing.pad}`,
});
export const atEnd = appStyle({ marginInlineStart: 'auto' });
export const fact = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const count = appStyle({ ...typeStyle('small'), padding: `0 ${spacing.pad} ${steps[1]}`, color: vars.text2 });
/** Search of a section: fields in a row, aligned at their boxes. */
export const search = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${steps[2]} ${steps[3]}`,
  padding: `0 ${spacing.pad} ${steps[3]}`,
});
export const searchText = appStyle({ flex: '1 1 220px', maxWidth: '360px' });
/** Steps through the pages of a list, below it. */
export const pages = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: steps[2],
  padding: `${steps[3]} ${spacing.pad}`,
  selectors: { '&:empty': { display: 'none' } },
});
