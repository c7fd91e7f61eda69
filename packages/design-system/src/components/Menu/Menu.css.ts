import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const menu = componentStyle(
  {
    padding: '4px',
    minWidth: '180px',
    overflowY: 'auto',
  },
  'menu',
);
/** Limited to the available height that Radix measures for each kind of menu. */
export const dropdown = componentStyle(
  { maxHeight: 'var(--radix-dropdown-menu-content-available-height)' },
  'dropdown',
);
export const context = componentStyle({ maxHeight: 'var(--radix-context-menu-content-available-height)' }, 'context');
export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: spacing.row,
    paddingInline: '8px',
    borderRadius: vars.rS,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { background: vars.selected },
      '&[data-disabled]': { color: vars.text3, cursor: 'not-allowed' },
    },
    // A reason that does not fit beside its entry goes below it.
    '@media': {
      [media.small]: {
        height: 'auto',
        minHeight: '44px',
        flexWrap: 'wrap',
        columnGap: '8px',
        rowGap: 0,
        whiteSpace: 'normal',
      },
    },
  },
  'item',
);
export const critical = componentStyle({ color: vars.critical }, 'critical');
export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'label');
export const end = componentStyle(
  { marginInlineStart: 'auto', paddingInlineStart: '16px', color: vars.text2, display: 'flex' },
  'end',
);
export const heading = componentStyle({ ...typeStyle('small'), color: vars.text2, padding: '6px 8px 2px' }, 'heading');
export const separator = componentStyle({ height: '1px', background: vars.hairline, margin: '4px 8px' }, 'separator');
export const reason = componentStyle({ ...typeStyle('small'), color: vars.text2 }, 'reason');
/** Unticked entries reserve the space of the tick. */
export const check = componentStyle({ selectors: { '&[data-state="unchecked"]': { visibility: 'hidden' } } }, 'check');
