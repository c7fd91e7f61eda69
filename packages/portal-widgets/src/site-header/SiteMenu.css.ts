import { media, steps, vars, widgetStyle } from '@portal/design-system/css';

/** One row below the header; the pages below an entry open over the page. */
export const menu = widgetStyle(
  {
    position: 'relative',
    zIndex: 19,
    flex: 'none',
    height: '40px',
    borderBottom: `1px solid ${vars.hairline}`,
    background: vars.surface1,
    '@media': { [media.small]: { height: '44px' }, print: { display: 'none' } },
  },
  'siteMenu',
);
export const entries = widgetStyle(
  {
    display: 'flex',
    gap: steps[1],
    height: '100%',
    paddingInline: '8px',
    '@media': { [media.small]: { overflowX: 'auto', scrollbarWidth: 'none', paddingInline: '4px' } },
  },
  'entries',
);
/** On a phone the panel spans the window, so that scrolling the row does not clip it. */
export const entry = widgetStyle(
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    '@media': { [media.small]: { position: 'static' } },
  },
  'entry',
);
export const link = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    paddingInline: '8px',
    fontWeight: 500,
    color: vars.text2,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.text1 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { color: vars.text1, fontWeight: 600 },
    },
  },
  'link',
);
export const opener = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '100%',
    marginInlineStart: '-6px',
    color: vars.text2,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&:hover': { color: vars.text1 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '@media': { [media.small]: { width: '44px', marginInlineStart: '-8px' } },
  },
  'opener',
);
export const panel = widgetStyle(
  {
    position: 'absolute',
    top: '100%',
    insetInlineStart: 0,
    minWidth: '200px',
    maxWidth: '320px',
    paddingBlock: steps[1],
    background: vars.surface3,
    borderRadius: vars.rM,
    boxShadow: vars.shadow,
    overflowWrap: 'anywhere',
    '@media': {
      [media.small]: { insetInline: 0, maxWidth: 'none', borderRadius: 0 },
      '(forced-colors: active)': { outline: '1px solid CanvasText' },
    },
  },
  'panel',
);
export const below = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: '32px',
    padding: '4px 12px',
    color: vars.text1,
    selectors: {
      '&:hover': { background: vars.hover },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { background: vars.selected, fontWeight: 600 },
    },
    '@media': { [media.small]: { minHeight: '44px', paddingInline: '16px' } },
  },
  'below',
);
