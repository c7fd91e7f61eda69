import { media, vars, widgetStyle } from '@portal/design-system/css';

export const top = widgetStyle(
  {
    vars: { '--knock': vars.chrome },
    flex: 'none',
    height: '48px',
    padding: '0 16px',
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    background: vars.chrome,
    color: vars.onChrome,
    borderBottom: `1px solid ${vars.chromeLine}`,
    position: 'relative',
    zIndex: 20,
    '@media': { [media.small]: { padding: '0 12px', gap: '8px' }, print: { display: 'none' } },
  },
  'siteHeader',
);
export const brand = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '9px',
    width: '148px',
    flex: 'none',
    fontWeight: 650,
    fontSize: '14px',
    letterSpacing: '-.015em',
    borderRadius: vars.rS,
    '@media': { [media.small]: { width: '44px', height: '44px', justifyContent: 'center' } },
  },
  'brand',
);
export const logo = widgetStyle(
  {
    display: 'block',
    height: '28px',
    width: 'auto',
    maxWidth: '160px',
    objectFit: 'contain',
    objectPosition: 'start',
    '@media': { [media.small]: { maxWidth: '44px' } },
  },
  'logo',
);
export const wide = widgetStyle({ '@media': { [media.small]: { display: 'none' } } }, 'wide');
export const search = widgetStyle(
  {
    flex: '0 1 468px',
    minWidth: 0,
    // Leaves room for the cart and the person, which load later.
    '@media': { [media.medium]: { flexBasis: '340px' }, [media.small]: { flex: 1 } },
  },
  'search',
);
/** A native select with the arrow of our own selects. */
export const categoryFrame = widgetStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    borderInlineEnd: '1px solid color-mix(in oklab, currentColor 22%, transparent)',
    '@media': { [media.small]: { display: 'none' } },
  },
  'category-frame',
);
export const category = widgetStyle(
  {
    appearance: 'none',
    height: '24px',
    padding: 0,
    paddingInline: '12px 30px',
    border: 0,
    background: 'transparent',
    color: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    selectors: { '&:focus-visible': { outlineOffset: '-1px' } },
  },
  'category',
);
export const categoryArrow = widgetStyle(
  { position: 'absolute', insetInlineEnd: '10px', display: 'flex', pointerEvents: 'none' },
  'category-arrow',
);
export const categoryOption = widgetStyle({ color: vars.text1, background: vars.surface3 }, 'category-option');
/** Next to the search, so that content that loads later does not move it. */
export const commands = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    height: '32px',
    padding: '0 8px',
    border: 0,
    borderRadius: vars.rM,
    color: vars.onChrome2,
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { color: vars.onChrome } },
    '@media': { [media.small]: { display: 'none' } },
  },
  'commands',
);
export const right = widgetStyle(
  {
    // Reaches the end of the header from the first paint, so that content that loads later moves nothing.
    flex: '1 0 auto',
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '16px',
    '@media': { [media.small]: { flex: 'none', gap: '4px' } },
  },
  'right',
);
export const sync = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    whiteSpace: 'nowrap',
    color: vars.onChrome2,
    '@media': { [media.medium]: { display: 'none' } },
  },
  'sync',
);
/** Takes no space while empty. */
export const connection = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    selectors: { '&:empty': { display: 'none' } },
  },
  'connection',
);
const cartRule = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '24px',
  // Room for five digits, so that the total moves nothing when it loads or changes.
  minWidth: '104px',
  fontWeight: 600,
  borderRadius: vars.rS,
  '@media': { [media.small]: { minWidth: '44px', minHeight: '44px', justifyContent: 'center' } },
} as const;
export const cart = widgetStyle(cartRule, 'cart');
/** Placeholder until the total has loaded; the person beside it may not be known yet either. */
export const cartToCome = widgetStyle({ ...cartRule, visibility: 'hidden' }, 'cart-to-come');
export const signIn = widgetStyle({ fontWeight: vars.btnWeight, minHeight: '24px', borderRadius: vars.rS }, 'signIn');
export const who = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    whiteSpace: 'nowrap',
    borderRadius: vars.rM,
    '@media': { [media.small]: { minWidth: '44px', minHeight: '44px', justifyContent: 'center' } },
  },
  'who',
);
export const accountName = widgetStyle({ fontWeight: 550 }, 'accountName');
export const quiet = widgetStyle({ color: vars.onChrome2 }, 'quiet');
export const avatar = widgetStyle(
  {
    width: '26px',
    height: '26px',
    marginLeft: '8px',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    fontWeight: 600,
    fontSize: '11px',
    lineHeight: 1,
    background: vars.onChrome,
    color: vars.chrome,
    // Forced colours would put a strip of the page background behind the initials.
    forcedColorAdjust: 'none',
    '@media': { [media.small]: { marginLeft: 0 } },
  },
  'avatar',
);
