import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { typeStyle } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const shown = componentStyle(
  { color: vars.text1, fontWeight: 550, whiteSpace: 'nowrap', unicodeBidi: 'plaintext' },
  'shown',
);
export const root = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    height: '24px',
    touchAction: 'pan-y',
    userSelect: 'none',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    selectors: { '&[data-disabled], &[data-readonly]': { cursor: 'default' } },
    '@media': { [media.small]: { height: '44px' } },
  },
  'root',
);
export const track = componentStyle(
  {
    position: 'relative',
    flex: '1 1 0',
    height: '4px',
    borderRadius: '2px',
    background: `color-mix(in oklab, ${vars.fieldLine} 45%, transparent)`,
    selectors: { [`${root}[aria-invalid="true"] &`]: { background: vars.critical } },
  },
  'track',
);
export const range = componentStyle(
  {
    position: 'absolute',
    height: '100%',
    borderRadius: '2px',
    background: vars.accent,
    selectors: { '&[data-disabled]': { background: vars.fieldLine } },
  },
  'range',
);

/** Colour scales, from `--l`, `--c` and `--h`. */
const scale = { height: '12px', borderRadius: '6px', boxShadow: `inset 0 0 0 1px ${vars.border}` } as const;
const across = (stops: readonly string[]) => ({
  background: `linear-gradient(to right in oklab, ${stops.join(', ')})`,
  selectors: { '[dir="rtl"] &': { background: `linear-gradient(to left in oklab, ${stops.join(', ')})` } },
});
const hues = Array.from({ length: 13 }, (_, index) => `oklch(var(--l) max(var(--c), .06) ${index * 30})`);
export const scales = {
  lightness: componentStyle(
    {
      ...scale,
      ...across(['oklch(0 var(--c) var(--h))', 'oklch(.5 var(--c) var(--h))', 'oklch(1 var(--c) var(--h))']),
    },
    'lightness',
  ),
  chroma: componentStyle(
    { ...scale, ...across(['oklch(var(--l) 0 var(--h))', 'oklch(var(--l) .32 var(--h))']) },
    'chroma',
  ),
  hue: componentStyle({ ...scale, ...across(hues) }, 'hue'),
} as const;

export const thumb = componentStyle(
  {
    display: 'block',
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    background: vars.surface1,
    border: `2px solid ${vars.accent}`,
    transition: `box-shadow ${motion.d1} ${motion.easeOut}`,
    position: 'relative',
    selectors: {
      // The target is at least 24 px, and larger on touch screens.
      '&::before': { content: '""', position: 'absolute', inset: '-5px', borderRadius: '50%' },
      '&:hover': { boxShadow: `0 0 0 4px color-mix(in oklab, ${vars.accent} 18%, transparent)` },
      '&[data-disabled]': { borderColor: vars.fieldLine, boxShadow: 'none', borderStyle: 'dashed' },
    },
    '@media': { [media.small]: { width: '24px', height: '24px' } },
  },
  'thumb',
);
export const marks = componentStyle({ position: 'relative', height: '16px' }, 'marks');
export const mark = componentStyle(
  {
    ...typeStyle('count'),
    position: 'absolute',
    insetInlineStart: 'var(--at)',
    // The first and last labels are aligned to the ends of the track, so that none sticks out.
    translate: 'calc(-1 * var(--at)) 0',
    whiteSpace: 'nowrap',
    color: vars.text2,
    selectors: { '[dir="rtl"] &': { translate: 'var(--at) 0' } },
  },
  'mark',
);
