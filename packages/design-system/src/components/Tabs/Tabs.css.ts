import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const bar = componentStyle(
  {
    display: 'flex',
    alignItems: 'stretch',
    height: '36px',
    borderBottom: `1px solid ${vars.hairline}`,
    minWidth: 0,
    '@media': { [media.small]: { height: '44px' } },
  },
  'bar',
);
export const selectedBackground = componentStyle({ background: vars.selected }, 'selectedBackground');
export const inset = componentStyle(
  {
    paddingInlineStart: '54px',
    paddingInlineEnd: '16px',
    '@media': { [media.small]: { paddingInline: '8px' } },
  },
  'inset',
);
export const list = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    gap: '2px',
    minWidth: 0,
    flex: '1 1 auto',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    // The line below the current tab covers the bar's bottom border.
    marginBottom: '-1px',
  },
  'list',
);
export const tab = componentStyle(
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    paddingInline: '10px',
    color: vars.text2,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.text1 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-held]': { cursor: 'grabbing', outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
      '&[data-state="active"]': { color: vars.text1, fontWeight: 600 },
      '&[data-state="active"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '10px',
        bottom: 0,
        height: '2px',
        background: vars.accent,
      },
    },
  },
  'tab',
);
export const count = componentStyle({ ...typeStyle('count'), color: vars.text2, fontWeight: 400 }, 'count');
export const end = componentStyle(
  { display: 'flex', alignItems: 'center', gap: '4px', flex: 'none', '@media': { [media.small]: { display: 'none' } } },
  'end',
);
export const close = componentStyle(
  {
    width: '24px',
    height: '24px',
    marginInlineEnd: '-6px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.rS,
    color: vars.text2,
    selectors: { '&:hover': { background: vars.hover, color: vars.text1 } },
    '@media': { [media.small]: { display: 'none' } },
  },
  'close',
);
