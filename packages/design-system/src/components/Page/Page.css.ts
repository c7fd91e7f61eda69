import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media, steps } from '../../spacing/spacing.ts';
import { pageWidth } from '../../spacing/width-lock.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { pageWidths } from './Page.props.ts';

const gutter = { paddingInline: steps[6], '@media': { [media.small]: { paddingInline: steps[4] } } } as const;

export const page = componentStyle(
  {
    width: '100%',
    maxWidth: pageWidth.most,
    marginInline: 'auto',
    minWidth: 0,
    background: vars.surface1,
    color: vars.text1,
  },
  'page',
);
export const layout = {
  centred: componentStyle({ paddingBlock: steps[8] }, 'centred'),
  side: componentStyle({ display: 'flex', flexDirection: 'column' }, 'side'),
  /** Fills its container and scrolls inside; in a narrow window the page scrolls. */
  full: componentStyle(
    {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      minHeight: 0,
      '@media': { [media.medium]: { height: 'auto', minHeight: '100%' } },
    },
    'full',
  ),
} as const;
export const column = componentStyle({ marginInline: 'auto', ...gutter }, 'column');
export const width = componentVariants(pageWidths, (px) => ({ maxWidth: `${px + 48}px` }), 'width-');
export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    marginBlockEnd: spacing.gap,
  },
  'head',
);
export const bar = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minHeight: spacing.bar,
    paddingBlock: '6px',
    borderBlockEnd: `1px solid ${vars.hairline}`,
    ...gutter,
  },
  'bar',
);
export const title = componentStyle({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }, 'title');
export const note = componentStyle({ color: vars.text2 }, 'note');
export const actions = componentStyle({ flex: 'none', display: 'flex', flexWrap: 'wrap', gap: '8px' }, 'actions');
export const split = componentStyle(
  {
    flex: '1 1 auto',
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 292px',
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'split',
);
/** The side column before the main one: a table of contents, filters. */
export const leading = componentStyle(
  {
    gridTemplateColumns: '240px minmax(0, 1fr)',
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'leading',
);
export const main = componentStyle({ minWidth: 0, minHeight: 0, paddingBlock: spacing.pad, ...gutter }, 'main');
export const scroll = componentStyle(
  { flex: '1 1 auto', overflow: 'auto', '@media': { [media.medium]: { overflow: 'visible' } } },
  'scroll',
);
export const aside = componentStyle(
  {
    minWidth: 0,
    padding: spacing.pad,
    borderInlineStart: vars.sideLine,
    background: vars.sideBg,
    '@media': { [media.medium]: { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.hairline}` } },
  },
  'aside',
);
export const asideLeading = componentStyle(
  {
    borderInlineStart: 0,
    borderInlineEnd: `1px solid ${vars.hairline}`,
    background: 'transparent',
    '@media': {
      [media.medium]: { borderInlineEnd: 0, borderBlockEnd: `1px solid ${vars.hairline}`, borderBlockStart: 0 },
    },
  },
  'asideLeading',
);
