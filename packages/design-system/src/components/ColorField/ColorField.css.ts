import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

/** A checkerboard border for pale colours and the pattern shown for no colour. */
const edge = `inset 0 0 0 1px color-mix(in oklab, ${vars.text1} 28%, transparent)`;

export const whole = componentStyle({ display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 }, 'whole');
export const frame = componentStyle({ position: 'relative', display: 'flex', alignItems: 'center' }, 'frame');
/** Beside the swatch, regardless of the order of the style sheets. */
export const input = componentStyle(
  {
    textTransform: 'lowercase',
    selectors: { [`${frame} > &`]: { paddingInlineStart: '40px' }, '&::placeholder': { textTransform: 'none' } },
  },
  'input',
);
export const start = componentStyle({ position: 'absolute', insetInlineStart: '4px', display: 'flex' }, 'start');
export const well = componentStyle(
  {
    display: 'block',
    width: '28px',
    height: '24px',
    borderRadius: vars.rS,
    background: 'var(--colour)',
    boxShadow: edge,
    // The displayed colour is content, so forced colours must not replace it, here and below.
    forcedColorAdjust: 'none',
    flex: 'none',
    '@media': { [media.small]: { height: '36px' } },
  },
  'well',
);
/** No colour: a line across, as a shape and not as a colour. */
export const none = componentStyle(
  {
    background: `linear-gradient(to top left, ${vars.field} calc(50% - 1px), ${vars.text2} 0 calc(50% + 1px), ${vars.field} 0)`,
  },
  'none',
);
export const picker = componentStyle({ display: 'flex', flexDirection: 'column', gap: '12px' }, 'picker');
export const preview = componentStyle(
  {
    display: 'flex',
    alignItems: 'end',
    height: '56px',
    padding: '8px',
    borderRadius: vars.rM,
    background: 'var(--colour)',
    boxShadow: edge,
    forcedColorAdjust: 'none',
  },
  'preview',
);
export const palette = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '8px', '@media': { [media.small]: { gap: '4px' } } },
  'palette',
);
export const swatch = componentStyle(
  {
    width: '28px',
    height: '28px',
    borderRadius: vars.rS,
    background: 'var(--colour)',
    boxShadow: edge,
    forcedColorAdjust: 'none',
    selectors: {
      '&[aria-checked="true"]': { outline: `2px solid ${vars.accent}`, outlineOffset: '2px' },
      '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
    },
    '@media': { [media.small]: { width: '44px', height: '44px' } },
  },
  'swatch',
);
export const contrast = componentStyle(
  { ...typeStyle('small'), display: 'flex', alignItems: 'center', gap: '6px', color: vars.text2 },
  'contrast',
);
export const fails = componentStyle({ color: vars.warning }, 'fails');
