import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

/** Has only a faint background at rest; the outline appears on hover, focus or `open`, because 500 outlined boxes are noise. */
export const frame = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minWidth: '64px',
    height: `calc(${spacing.row} - 6px)`,
    borderRadius: vars.rS,
    background: vars.cellFill,
    boxShadow: `inset 0 0 0 1px ${vars.cellLine}`,
    // The outline is a shadow, which forced colours remove.
    forcedColorAdjust: 'none',
    selectors: {
      '&:hover, &:focus-within, [data-line]:hover &': {
        background: vars.field,
        boxShadow: `inset 0 0 0 1px ${vars.fieldLine}`,
      },
      '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '-1px' },
    },
    '@media': { [media.small]: { height: '44px' } },
  },
  'frame',
);
export const open = componentStyle({ background: vars.field, boxShadow: `inset 0 0 0 1px ${vars.fieldLine}` }, 'open');
export const invalid = componentStyle(
  { selectors: { '&, &:hover, &:focus-within': { boxShadow: `inset 0 0 0 1px ${vars.critical}` } } },
  'invalid',
);
export const input = componentStyle(
  {
    flex: '1 1 0',
    width: '100%',
    minWidth: 0,
    height: '100%',
    padding: '0 8px',
    border: 0,
    background: 'none',
    outline: 'none',
    textAlign: 'end',
    fontWeight: 550,
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': { [media.small]: { fontSize: '16px' } },
  },
  'input',
);
export const centred = componentStyle({ textAlign: 'center', padding: 0 }, 'centred');
/** The old quantity is directly before the new one, which is then only as wide as its digits. */
export const was = componentStyle(
  { flex: '1 0 auto', textAlign: 'end', paddingInlineStart: '8px', color: vars.text3, fontWeight: 400 },
  'was',
);
export const besideWas = componentStyle(
  {
    flex: '0 1 auto',
    width: '64px',
    paddingInlineStart: '5px',
    '@supports': { '(field-sizing: content)': { width: 'auto', fieldSizing: 'content' } },
  },
  'besideWas',
);
export const button = componentStyle(
  {
    width: '24px',
    height: '100%',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    color: vars.text2,
    borderRadius: vars.rS,
    selectors: {
      '&:hover': { color: vars.text1, background: vars.hover },
      '&[aria-disabled="true"]': { color: vars.text3, cursor: 'not-allowed' },
    },
    '@media': { [media.small]: { width: '36px' } },
  },
  'button',
);
