import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { backgrounds } from '../../props/background.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

const idle = ':not([aria-disabled="true"])';

export const box = componentStyle(
  {
    height: spacing.ctl,
    padding: '0 12px',
    borderRadius: vars.rM,
    fontWeight: vars.btnWeight,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    whiteSpace: 'nowrap',
    flex: 'none',
    userSelect: 'none',
    border: `1px solid ${vars.border}`,
    transition: `background ${motion.d1} ${motion.easeOut}`,
  },
  'box',
);

export const kind = {
  filled: componentStyle(
    {
      background: vars.accent,
      color: vars.onAccent,
      borderColor: 'transparent',
      boxShadow: vars.btnShadow,
      // In forced colours the browser paints the page's background behind text, which would hide this button's label.
      forcedColorAdjust: 'none',
      selectors: {
        [`&:hover${idle}`]: { background: vars.accentHover },
        [`&:active${idle}`]: { background: vars.accentPressed },
      },
    },
    'filled',
  ),
  outlined: componentStyle(
    {
      background: vars.surface1,
      color: vars.text1,
      boxShadow: vars.btnShadow,
      selectors: {
        [`&:hover${idle}`]: { background: vars.hover },
        [`&:active${idle}`]: { background: vars.pressed },
      },
    },
    'outlined',
  ),
  quiet: componentStyle({ background: 'transparent', borderColor: 'transparent', padding: '0 8px' }, 'quiet'),
  text: componentStyle(
    {
      fontWeight: 550,
      color: vars.accentText,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      borderRadius: vars.rS,
      whiteSpace: 'nowrap',
      // A 24 px target in a 20 px box, so that the line of a note does not grow.
      paddingBlock: '2px',
      marginBlock: '-2px',
      '@media': { [media.small]: { minHeight: '44px', marginBlock: 0 } },
    },
    'text',
  ),
} as const;

/** The label has the underline, so that no underline runs below an icon or a key. */
export const words = componentStyle(
  {
    textDecorationLine: vars.linkLine,
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    selectors: { [`${kind.text}:hover${idle} &`]: { textDecorationLine: 'underline' } },
  },
  'words',
);

/** A quiet button on each background it can be used on. */
export const quietOn = componentVariants(
  backgrounds,
  ({ text, quiet }, key) => ({
    color: vars[quiet],
    selectors: {
      [`&:hover${idle}, &[data-state="open"], &[aria-pressed="true"]`]: {
        background: key === 'surface' ? vars.hover : `color-mix(in oklab, ${vars[text]} 10%, transparent)`,
        color: vars[text],
      },
      ...(key === 'surface' ? { [`&:active${idle}`]: { background: vars.pressed } } : {}),
    },
  }),
  'on-',
);

export const size = {
  s: componentStyle(
    { height: '24px', paddingInline: '8px', '@media': { [media.small]: { height: spacing.ctl } } },
    's',
  ),
  m: componentStyle({}, 'm'),
  l: componentStyle({ height: `calc(${spacing.ctl} + 8px)`, fontSize: '14px', padding: '0 16px' }, 'l'),
} as const;

/** Labels wrap where they are too long; a single line keeps the normal height. */
export const full = componentStyle(
  {
    width: '100%',
    height: 'auto',
    minHeight: spacing.ctl,
    paddingBlock: '3px',
    whiteSpace: 'normal',
    textAlign: 'center',
    selectors: {
      [`&${size.s}`]: { minHeight: '24px', paddingBlock: '1px' },
      [`&${size.l}`]: { minHeight: `calc(${spacing.ctl} + 8px)` },
    },
    '@media': { [media.small]: { selectors: { [`&${size.s}`]: { minHeight: spacing.ctl } } } },
  },
  'full',
);

export const blocked = componentStyle(
  {
    selectors: {
      '&[aria-disabled="true"]': {
        background: vars.surface0,
        color: vars.text2,
        border: `1px dashed ${vars.fieldLine}`,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
  },
  'blocked',
);

export const blockedText = componentStyle(
  {
    selectors: { '&[aria-disabled="true"]': { color: vars.text2, cursor: 'not-allowed', textDecorationLine: 'none' } },
  },
  'blockedText',
);

export const busy = componentStyle({ cursor: 'progress' }, 'busy');

export const critical = componentStyle(
  {
    color: vars.critical,
    selectors: { [`&:hover${idle}`]: { color: vars.critical } },
  },
  'critical',
);

export const criticalFilled = componentStyle(
  {
    background: vars.critical,
    color: vars.onCritical,
    forcedColorAdjust: 'none',
    selectors: {
      [`&:hover${idle}`]: {
        background: `color-mix(in srgb, ${vars.critical} 90%, ${vars.text1})`,
        color: vars.onCritical,
      },
      [`&:active${idle}`]: { background: `color-mix(in srgb, ${vars.critical} 82%, ${vars.text1})` },
    },
  },
  'criticalFilled',
);

export const small = componentStyle(typeStyle('small'), 'small');
