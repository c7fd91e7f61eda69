import { media, motion, vars, widgetStyle } from '@portal/design-system/css';

/** Timeline of years; scrolls horizontally on a phone. */
export const rail = widgetStyle({ overflowX: 'auto', scrollbarWidth: 'thin', paddingBlockStart: '6px' });
export const years = widgetStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(72px, 1fr)',
  borderBlockStart: `1px solid ${vars.border}`,
});
export const year = widgetStyle({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingBlockStart: '12px',
  textAlign: 'start',
  fontSize: '14px',
  fontWeight: 500,
  color: vars.text2,
  cursor: 'pointer',
  transition: `color ${motion.d1} ${motion.easeOut}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-4px',
      insetInlineStart: 0,
      inlineSize: '1px',
      blockSize: '7px',
      background: vars.text3,
    },
    '&:hover': { color: vars.text1 },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-expanded="true"]': { color: vars.text1, fontWeight: 650 },
    '&[aria-expanded="true"]::before': {
      inlineSize: '9px',
      blockSize: '9px',
      insetBlockStart: '-5px',
      borderRadius: '50%',
      background: vars.accent,
    },
  },
});
export const panel = widgetStyle({
  paddingBlockStart: '8px',
  maxInlineSize: '64ch',
  color: vars.text2,
  '@media': { [media.small]: { paddingBlockStart: '12px' } },
});
export const title = widgetStyle({ fontWeight: 600, color: vars.text1 });
