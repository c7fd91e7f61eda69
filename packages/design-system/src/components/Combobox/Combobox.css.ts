import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';
import { layers } from '../../themes/layers.css.ts';

export const frame = componentStyle({ position: 'relative', minWidth: 0 }, 'frame');

/** Looks like every other field; the input inside has no border. */
export const box = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    height: 'auto',
    minHeight: spacing.ctl,
    padding: '3px 10px',
    paddingInlineEnd: '64px',
    cursor: 'text',
    selectors: {
      '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' },
      '&:has(input[aria-invalid="true"])': { borderColor: vars.critical },
      '&:has([role="combobox"]:disabled), &:has([role="combobox"]:read-only)': { background: vars.surface2 },
      '&:has([role="combobox"]:disabled)': { cursor: 'not-allowed' },
    },
  },
  'box',
);

export const input = componentStyle(
  {
    flex: '1 1 48px',
    width: '48px',
    minWidth: 0,
    height: '24px',
    padding: 0,
    border: 0,
    background: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.text3, opacity: 1 },
      '&:focus-visible': { outline: 'none' },
    },
    '@media': { [media.small]: { fontSize: '16px', height: '36px' } },
  },
  'input',
);

export const end = componentStyle(
  { position: 'absolute', insetInlineEnd: '4px', insetBlock: 0, display: 'flex', alignItems: 'center' },
  'end',
);
/** In the small view the buttons of a field are as high as the field. */
globalStyle(`${end} > button`, { '@layer': { [layers.components]: { width: '28px', height: '28px' } } });

export const chip = componentStyle(
  {
    ...typeStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: '24px',
    paddingInlineStart: '8px',
    borderRadius: vars.rS,
    background: vars.accentSoft,
    color: vars.accentText,
    cursor: 'default',
  },
  'chip',
);
export const chipPlain = componentStyle({ paddingInlineEnd: '8px' }, 'chipPlain');
export const chipWords = componentStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'chipWords',
);
export const chipRemove = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    flex: 'none',
    borderRadius: vars.rS,
    selectors: { '&:hover': { background: `color-mix(in oklab, ${vars.accentText} 14%, transparent)` } },
    '@media': { [media.small]: { width: '36px', height: '36px' } },
  },
  'chipRemove',
);

/** As wide as the field, and never higher than the available space. */
export const popup = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    width: 'max(var(--radix-popover-trigger-width), 200px)',
    maxHeight: 'min(320px, var(--radix-popover-content-available-height))',
  },
  'popup',
);

export const list = componentStyle(
  { overflowY: 'auto', overscrollBehavior: 'contain', padding: '4px', minHeight: 0, scrollPaddingBlock: '4px' },
  'list',
);
export const sizer = componentStyle({ position: 'relative' }, 'sizer');
const row = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  paddingInline: '8px',
} as const;
export const option = componentStyle(
  {
    ...row,
    borderRadius: vars.rS,
    cursor: 'pointer',
    selectors: {
      '&[data-active]': { background: vars.selected },
      '&[aria-disabled="true"]': { color: vars.text2, cursor: 'not-allowed' },
    },
  },
  'option',
);
export const words = componentStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  'words',
);
export const hit = componentStyle({ background: 'none', color: vars.accentText, fontWeight: 650 }, 'hit');
export const detail = componentStyle(
  { ...typeStyle('small'), color: vars.text2, marginInlineStart: 'auto', paddingInlineStart: '12px', flex: 'none' },
  'detail',
);
export const tick = componentStyle({ color: vars.accentText, display: 'flex', flex: 'none', width: '14px' }, 'tick');
export const heading = componentStyle(
  { ...row, ...typeStyle('small'), color: vars.text2, alignItems: 'end', paddingBlockEnd: '2px' },
  'heading',
);
export const said = componentStyle(
  {
    ...typeStyle('small'),
    color: vars.text2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '8px 12px',
    minHeight: spacing.row,
  },
  'said',
);
export const failed = componentStyle({ color: vars.critical }, 'failed');
/** Shows loading as a line while the previous list stays, so that nothing moves. */
export const busy = componentStyle({ opacity: 0.6 }, 'busy');
