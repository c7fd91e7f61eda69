import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

/** The theme decides the shape: tabs joined to their page, pills, underlined, or with a bar above. */
export const strip = componentStyle(
  {
    vars: { '--knock': vars.strip },
    background: vars.strip,
    color: vars.onStrip2,
    display: 'flex',
    alignItems: vars.stripAlign,
    gap: vars.tabGap,
    height: vars.stripH,
    paddingInline: '16px',
    paddingBlockStart: vars.stripPad,
    boxShadow: `inset 0 -1px 0 ${vars.tabEdge}`,
    minWidth: 0,
    '@media': { [media.small]: { paddingInline: '8px', height: '48px' } },
  },
  'strip',
);
export const list = componentStyle(
  {
    display: 'flex',
    alignItems: 'inherit',
    alignSelf: 'stretch',
    gap: vars.tabGap,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    minWidth: 0,
    // Lets the current tab overlap the strip's bottom border.
    marginBlockStart: `calc(-1 * ${vars.stripPad})`,
    paddingBlockStart: vars.stripPad,
    '@media': { [media.small]: { scrollSnapType: 'x proximity' } },
  },
  'list',
);
export const tab = componentStyle(
  {
    position: 'relative',
    flex: 'none',
    height: vars.tabH,
    display: 'flex',
    alignItems: 'center',
    gap: '7px',
    paddingInline: '12px',
    border: '1px solid transparent',
    borderBottomWidth: 0,
    borderRadius: vars.tabR,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: vars.onStrip2,
    selectors: {
      '&:hover': { color: vars.onStrip },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-held]': { cursor: 'grabbing', outline: `2px solid ${vars.focus}`, outlineOffset: '-2px', zIndex: 1 },
    },
    '@media': { [media.small]: { paddingInline: '12px', minWidth: '44px', justifyContent: 'center', height: '44px' } },
  },
  'tab',
);
export const order = componentStyle(
  {
    minWidth: '150px',
    color: vars.onStrip,
    paddingInlineEnd: '6px',
    '@media': { [media.small]: { minWidth: 0, paddingInlineEnd: '12px' } },
  },
  'order',
);
export const on = componentStyle(
  {
    vars: { '--knock': vars.tabOn },
    background: vars.tabOn,
    color: vars.onTab,
    borderColor: vars.tabEdge,
    fontWeight: 600,
    height: `calc(${vars.tabH} - ${vars.tabPull})`,
    scrollSnapAlign: 'center',
    selectors: {
      '&:hover': { color: vars.onTab },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: '-1px',
        top: '-1px',
        height: vars.tabTop,
        background: vars.tabMark,
        borderRadius: 'inherit',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: '12px',
        bottom: 0,
        height: vars.tabBottom,
        background: vars.tabMark,
      },
    },
  },
  'on',
);
/** Reserves three digits, so that a count that loads later moves nothing. */
export const fact = componentStyle(
  { ...typeStyle('small'), minWidth: '3ch', textAlign: 'start', color: vars.onStrip2, fontWeight: 400 },
  'fact',
);
export const factOn = componentStyle({ color: vars.text2 }, 'factOn');
/** In the small view a fixed tab shows only its icon; assistive technology still gets its name. */
export const fixedLabel = componentStyle(
  {
    '@media': {
      [media.small]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
  'fixedLabel',
);
export const close = componentStyle(
  {
    marginInlineStart: 'auto',
    width: '24px',
    height: '24px',
    marginBlock: '-2px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.rS,
    color: vars.onStrip2,
    selectors: { '&:hover': { background: 'color-mix(in oklab, currentColor 14%, transparent)' } },
    '@media': { [media.small]: { display: 'none' } },
  },
  'close',
);
export const closeOn = componentStyle({ color: vars.text3 }, 'closeOn');
export const separator = componentStyle(
  {
    width: '1px',
    height: '18px',
    flex: 'none',
    alignSelf: 'center',
    marginInline: '8px',
    background: `color-mix(in oklab, ${vars.onStrip2} 40%, transparent)`,
  },
  'separator',
);
export const add = componentStyle(
  {
    height: vars.tabH,
    width: '32px',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.rS,
    color: vars.onStrip2,
    selectors: { '&:hover': { color: vars.onStrip }, '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { [media.small]: { height: '44px', width: '44px' } },
  },
  'add',
);
