import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

const rowHeight = 'var(--tree-row)';
/** Indentation per level. */
const step = 20;

export const frame = componentStyle(
  {
    vars: { '--tree-row': spacing.row },
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 0,
    minWidth: 0,
    '@media': { [media.small]: { vars: { '--tree-row': '44px' } } },
  },
  'frame',
);
/** As high as a row, so that the row height of the spacing contract can be measured in px. */
export const probe = componentStyle(
  { position: 'absolute', height: rowHeight, width: 0, visibility: 'hidden' },
  'probe',
);
export const box = componentStyle(
  { flex: '1 1 auto', minHeight: 0, overflowY: 'auto', overflowX: 'hidden', position: 'relative', padding: '2px' },
  'box',
);
export const list = componentStyle({ position: 'relative', width: '100%' }, 'list');
export const row = componentStyle(
  {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: rowHeight,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    paddingInlineStart: `calc(4px + (var(--level) - 1) * ${step}px)`,
    paddingInlineEnd: '6px',
    borderRadius: vars.rS,
    cursor: 'default',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    contain: 'layout style',
    selectors: {
      '&:hover': { background: vars.hover },
      '&[aria-selected="true"]': { background: vars.selected },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      [media.small]: { paddingInlineStart: `calc(4px + (var(--level) - 1) * 14px)` },
      print: { position: 'static', transform: 'none' },
    },
  },
  'row',
);
export const muted = componentStyle({ color: vars.text3 }, 'muted');
export const moving = componentStyle(
  { color: vars.text3, outline: `1px dashed ${vars.fieldLine}`, outlineOffset: '-1px' },
  'moving',
);
export const dropInside = componentStyle(
  { background: vars.accentSoft, boxShadow: `inset 0 0 0 2px ${vars.accent}` },
  'dropInside',
);
/** Toggles by pointer; the row handles the keys. */
export const twisty = componentStyle(
  {
    flex: 'none',
    width: '24px',
    height: '24px',
    marginInlineEnd: '-4px',
    display: 'grid',
    placeItems: 'center',
    color: vars.text2,
    borderRadius: vars.rS,
    selectors: { '&:hover': { color: vars.text1 } },
    '@media': { [media.small]: { width: '32px', height: '44px' } },
  },
  'twisty',
);
export const chevron = componentStyle(
  {
    display: 'flex',
    transition: `rotate ${motion.d1} ${motion.easeInOut}`,
    selectors: { '[dir="rtl"] &': { rotate: '180deg' } },
  },
  'chevron',
);
export const open = componentStyle({ rotate: '90deg', selectors: { '[dir="rtl"] &': { rotate: '90deg' } } }, 'open');
export const icon = componentStyle({ flex: 'none', display: 'flex', color: vars.text2 }, 'icon');
/** Side by side; in high, narrow rows the note is below and the buttons are always visible. */
export const words = componentStyle(
  {
    display: 'contents',
    '@media': { [media.small]: { display: 'flex', flexDirection: 'column', flex: '0 1 auto', minWidth: 0 } },
  },
  'words',
);
export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', minWidth: '3ch' }, 'label');
/** Shown only where the label keeps two thirds of the row: a note truncated to a letter is useless. */
export const note = componentStyle(
  {
    ...typeStyle('small'),
    color: vars.text3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    flex: 'none',
    maxWidth: '36%',
    '@media': { [media.small]: { maxWidth: 'none' } },
  },
  'note',
);
export const end = componentStyle(
  { marginInlineStart: 'auto', flex: 'none', display: 'flex', alignItems: 'center', gap: '4px' },
  'end',
);
/** With a hovering pointer they appear on hover only, so that the label has the space otherwise. */
export const actions = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    '@media': {
      '(hover: hover)': {
        selectors: {
          [`${row}:not(:hover):not(:focus):not(:focus-within) &:not(:has([aria-pressed="true"]))`]: {
            position: 'absolute',
            insetInlineEnd: '6px',
          },
        },
      },
    },
  },
  'actions',
);
/** Hidden visually only: a screen reader can reach it. */
export const quiet = componentStyle(
  {
    opacity: 0,
    selectors: {
      [`${row}:hover &, ${row}:focus &, ${row}:focus-within &, &:has([aria-pressed="true"])`]: { opacity: 1 },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
  },
  'quiet',
);
export const field = componentStyle(
  {
    flex: '1 1 auto',
    minWidth: 0,
    height: `calc(${rowHeight} - 4px)`,
    marginInlineStart: '-7px',
    padding: '0 6px',
    border: `1px solid ${vars.fieldLine}`,
    borderRadius: vars.rS,
    background: vars.field,
    color: vars.text1,
    '@media': { [media.small]: { fontSize: '16px' } },
  },
  'field',
);
export const dropLine = componentStyle(
  {
    position: 'absolute',
    insetInlineStart: `calc(10px + (var(--level) - 1) * ${step}px)`,
    insetInlineEnd: '6px',
    top: '-1px',
    height: '2px',
    background: vars.accent,
    pointerEvents: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '-6px',
        top: '-3px',
        width: '4px',
        height: '4px',
        borderRadius: '50%',
        border: `2px solid ${vars.accent}`,
        background: vars.surface1,
      },
    },
  },
  'dropLine',
);
export const moveBar = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 8px',
    padding: '6px 8px',
    borderTop: `1px solid ${vars.hairline}`,
    background: vars.surface2,
  },
  'moveBar',
);
export const moveWords = componentStyle(
  { ...typeStyle('small'), flex: '1 1 140px', minWidth: 0, color: vars.text2 },
  'moveWords',
);
export const nothing = componentStyle({ padding: '8px' }, 'nothing');
