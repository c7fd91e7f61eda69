import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';
import { layers } from '../../themes/layers.css.ts';
import { columns, footInset, frame } from './row.css.ts';

export const root = componentStyle({ position: 'relative', background: vars.surface1 }, 'tableRoot');
/** As high as its rows, at most as high as its container. */
export const selfRoot = componentStyle(
  { display: 'flex', flexDirection: 'column', flex: '0 1 auto', minHeight: 0, maxHeight: '100%' },
  'selfRoot',
);
export const selfScrolling = componentStyle(
  {
    overflowY: 'auto',
    overflowX: 'clip',
    flex: '0 1 auto',
    minHeight: 0,
    overscrollBehavior: 'contain',
    // The table keeps its rows in place itself; the browser's scroll anchoring would move them a second time.
    overflowAnchor: 'none',
    '@media': {
      // The page scrolls as well: a swipe must be able to reach what follows the table.
      [media.medium]: { overscrollBehavior: 'auto' },
      print: { overflow: 'visible', maxHeight: 'none' },
    },
  },
  'selfScrolling',
);
export const small = componentStyle({}, 'small');
export const grid = componentStyle({ selectors: { '&:focus-visible': { outline: 'none' } } }, 'grid');

export const head = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: columns,
    padding: '0 10px 0 6px',
    height: spacing.headH,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    background: vars.head,
    color: vars.onHead,
    fontWeight: vars.headWeight,
    fontSize: vars.headSize,
    lineHeight: '16px',
    textTransform: vars.headCase as 'none',
    letterSpacing: vars.headTrack,
    borderTop: `1px solid ${vars.hairline}`,
    borderBottom: vars.headRule,
    selectors: { [`${small} &`]: { display: 'none' } },
    '@media': { print: { position: 'static' } },
  },
  'head',
);
export const headCell = componentStyle(
  {
    // Fits between the rules of the head. A block, because that is cheaper to lay out than a flex row with one item.
    lineHeight: `calc(${spacing.headH} - 2px)`,
    padding: '0 6px',
    minWidth: 0,
    whiteSpace: 'nowrap',
    position: 'relative',
    // The rule's colour is chosen for rows on white. At full strength it would stand out in a dark head.
    borderRight: `1px solid color-mix(in oklab, ${vars.colRule} 30%, transparent)`,
    selectors: {
      '&:last-child': { borderRight: 0 },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
  'headCell',
);
export const selectHead = componentStyle({ display: 'grid', placeItems: 'center', minWidth: 0 }, 'selectHead');
/** The cell of a checkbox, centred in its column. The whole cell can be clicked. */
export const selectCell = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    minWidth: 0,
    selectors: { '[data-small] &': { gridArea: 'st' } },
  },
  'selectCell',
);
export const selectTarget = componentStyle(
  { display: 'grid', placeItems: 'center', width: '100%', height: '100%', minHeight: '24px', minWidth: '24px' },
  'selectTarget',
);
export const headName = componentStyle({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }, 'headName');
export const end = componentStyle({ textAlign: 'right' }, 'end');
export const sortButton = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    height: '100%',
    maxWidth: '100%',
    lineHeight: '16px',
    fontWeight: 'inherit',
    textTransform: 'inherit' as 'none',
    borderRadius: vars.rS,
    selectors: {
      [`${end} > &`]: { marginInlineStart: 'auto' },
      '&:focus-visible': { outlineOffset: '-1px' },
    },
  },
  'sortButton',
);
export const resize = componentStyle(
  {
    position: 'absolute',
    top: '6px',
    bottom: '6px',
    right: '-5px',
    width: '9px',
    zIndex: 1,
    cursor: 'col-resize',
    touchAction: 'none',
    opacity: 0,
    background: `linear-gradient(90deg, transparent 4px, currentColor 4px 5px, transparent 5px)`,
    selectors: { [`${head}:hover &, ${headCell}:focus-within &`]: { opacity: 0.45 }, '&&:hover': { opacity: 1 } },
  },
  'resize',
);

export const body = componentStyle(
  {
    position: 'relative',
    contain: 'layout style',
    lineHeight: spacing.row,
  },
  'body',
);
export const printedBody = componentStyle({ lineHeight: spacing.row }, 'printedBody');
export const printFrame = componentStyle({ position: 'static', breakInside: 'avoid' }, 'printFrame');
export const even = componentStyle(
  { backgroundColor: vars.lineEven, selectors: { '&:hover': { backgroundColor: vars.hover } } },
  'even',
);
export const openFrame = componentStyle(
  {
    backgroundColor: vars.selected,
    borderBottomColor: 'transparent',
    selectors: { '&:hover': { backgroundColor: vars.selected } },
  },
  'openFrame',
);
/** As wide as the row, past its gutters. */
export const panel = componentStyle(
  {
    display: 'flow-root',
    gridColumn: '1 / -1',
    minWidth: 0,
    ...typeStyle('body'),
    margin: '0 -10px 0 -6px',
    selectors: { [`${small} &`]: { margin: '8px -12px -10px -8px' } },
  },
  'panel',
);
/** Across the whole row, in place of its cells. */
export const rowError = componentStyle(
  { gridColumn: '1 / -1', padding: '0 6px', color: vars.critical, fontWeight: 550 },
  'rowError',
);
export const rowErrorAction = componentStyle(
  { marginInlineStart: '8px', color: vars.accentText, fontWeight: 550, borderRadius: vars.rS },
  'rowErrorAction',
);
export const foot = componentStyle(
  {
    position: 'sticky',
    bottom: `var(${footInset}, 0px)`,
    zIndex: 3,
    flex: 'none',
    background: vars.surface1,
    paddingRight: 'var(--rail, 0px)',
    '@media': { print: { display: 'none' } },
  },
  'foot',
);

export const find = componentStyle(
  {
    position: 'sticky',
    top: '4px',
    zIndex: 4,
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    width: 'fit-content',
    marginLeft: 'auto',
    marginRight: '12px',
    marginBottom: `calc(-8px - ${spacing.ctl})`,
    padding: '4px 4px 4px 8px',
    background: vars.surface3,
    color: vars.text1,
    borderRadius: vars.rM,
    boxShadow: vars.shadow,
  },
  'find',
);
export const findField = componentStyle(
  {
    width: '180px',
    height: `calc(${spacing.ctl} - 8px)`,
    padding: '0 8px',
    border: `1px solid ${vars.fieldLine}`,
    borderRadius: vars.rS,
    background: vars.field,
  },
  'findField',
);
export const findCount = componentStyle(
  { ...typeStyle('small'), minWidth: '64px', padding: '0 6px', color: vars.text2, textAlign: 'right' },
  'findCount',
);

const layer = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.components]: rule } });
const over = (tone: string) => `linear-gradient(${tone}, ${tone}), ${vars.surface1}`;

/** A table with pinned columns scrolls sideways as far as its columns reach. */
export const pinned = componentStyle({}, 'pinned');
globalStyle(`${pinned} ${grid}`, layer({ overflowX: 'auto' }));
globalStyle(`${pinned} ${head}, ${pinned} ${body}`, layer({ minWidth: 'var(--all-columns)' }));
// Cells that scroll under a pinned cell must not show through it: every row has a background here, and its pinned cells inherit it.
globalStyle(`${pinned} ${frame}`, layer({ background: vars.surface1 }));
globalStyle(`${pinned} ${even}`, layer({ background: over(vars.lineEven) }));
globalStyle(`${pinned} ${frame}:hover`, layer({ background: over(vars.hover) }));
globalStyle(`${pinned} ${openFrame}`, layer({ background: over(vars.selected) }));
export const pinnedCell = componentStyle({ position: 'sticky', zIndex: 1, background: 'inherit' }, 'pinnedCell');
/** The first pinned cell covers the gutter too. */
export const pinnedFirst = componentStyle({ marginInlineStart: '-6px', paddingInlineStart: '12px' }, 'pinnedFirst');
