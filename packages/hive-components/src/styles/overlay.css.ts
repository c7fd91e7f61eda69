import { fontFamily, media, motion, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

/** The overlay of theatre, document and book: a native modal dialog. */
export const dialog = widgetStyle({
  ...typeStyle('public'),
  fontFamily,
  inlineSize: 'min(1200px, calc(100vw - 32px))',
  maxInlineSize: 'none',
  maxBlockSize: 'calc(100dvh - 32px)',
  padding: 0,
  border: 0,
  borderRadius: vars.rL,
  color: vars.text1,
  background: vars.surface3,
  boxShadow: vars.shadow,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: 'color-mix(in oklab, black 62%, transparent)' },
  },
});
export const head = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '6px 6px 6px 16px',
  borderBlockEnd: `1px solid ${vars.hairline}`,
});
export const title = widgetStyle({
  ...typeStyle('title'),
  fontWeight: 600,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const close = widgetStyle({
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: '12px',
  fontWeight: 550,
  borderRadius: vars.rM,
  cursor: 'pointer',
  transition: `background ${motion.d1} ${motion.easeOut}`,
  selectors: { '&:hover': { background: vars.hover } },
});
export const frame = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  flex: 'none',
  background: vars.surface2,
});
export const film = widgetStyle({ aspectRatio: '16 / 9', maxBlockSize: 'calc(100dvh - 120px)' });
export const paper = widgetStyle({ blockSize: 'calc(100dvh - 120px)' });
export const book = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  blockSize: 'calc(100dvh - 176px)',
  background: vars.surface2,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const leaf = widgetStyle({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  paddingBlock: '12px',
  // Two pages meet at the spine; a single page is centred.
  selectors: {
    '&:only-child': { gridColumn: '1 / -1', objectPosition: 'center' },
    '&:first-child:not(:only-child)': { objectPosition: 'right' },
    '&:last-child:not(:only-child)': { objectPosition: 'left' },
  },
});
/** The arrows of a book, larger than text. */
export const turn = widgetStyle({ ...typeStyle('section'), paddingBlockEnd: '3px' });
export const foot = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px',
  padding: '6px',
  borderBlockStart: `1px solid ${vars.hairline}`,
});
