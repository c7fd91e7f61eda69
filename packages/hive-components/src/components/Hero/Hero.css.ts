import { layers, motion, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';
import { rich } from '../../rich/Rich.css.ts';

export const hero = widgetStyle({ position: 'relative', minInlineSize: 0 });
/** The slides without their controls: a background picture is behind these only. */
export const stage = widgetStyle({ borderRadius: vars.rM, overflow: 'clip' });
/** Scroll container that snaps from slide to slide. */
export const track = widgetStyle({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.rM,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const slide = widgetStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  minBlockSize: 'var(--height)',
  display: 'grid',
  alignItems: 'center',
  scrollSnapAlign: 'start',
  overflow: 'hidden',
});
// A slide's link is less prominent than its text.
globalStyle(`${slide} :is(h1, h2) + ${rich}`, { '@layer': { [layers.widgets]: { color: vars.text2 } } });
export const controls = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '44px',
  paddingBlockStart: '4px',
});
export const dots = widgetStyle({ display: 'flex', flexWrap: 'wrap' });
/** A 28 px target drawn as a short line. */
export const dot = widgetStyle({
  inlineSize: '28px',
  blockSize: '28px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.rS,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '20px',
      blockSize: '3px',
      borderRadius: '2px',
      background: vars.text3,
      opacity: 0.55,
      transition: `opacity ${motion.d1} ${motion.easeOut}`,
    },
    '&:hover::before': { opacity: 1 },
    '&[aria-current]::before': { opacity: 1, background: vars.accent },
  },
});
export const pause = widgetStyle({
  ...typeStyle('body'),
  minInlineSize: '56px',
  minBlockSize: '28px',
  paddingInline: '8px',
  fontWeight: 550,
  color: vars.text2,
  borderRadius: vars.rS,
  cursor: 'pointer',
  marginInlineStart: 'auto',
  selectors: { '&:hover': { color: vars.text1, background: vars.hover } },
});
