import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';

export const card = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    color: vars.text1,
    borderRadius: vars.rL,
    border: '1px solid transparent',
    transition: `background ${motion.d1} ${motion.easeOut}`,
  },
  'card',
);
export const kind = {
  outlined: componentStyle({ background: vars.surface1, borderColor: vars.border }, 'outlined'),
  filled: componentStyle({ background: vars.surface2 }, 'filled'),
  raised: componentStyle({ background: vars.surface3, boxShadow: vars.shadow }, 'raised'),
} as const;
export const pressable = componentStyle(
  {
    selectors: {
      '&:hover': { background: vars.hover },
      '&:has(a:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' },
    },
  },
  'pressable',
);
/** The whole card is the link's target. Its text can still be selected by starting outside the text. */
export const link = componentStyle(
  {
    color: 'inherit',
    textDecorationLine: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
    },
  },
  'link',
);
export const head = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    padding: `${spacing.pad} ${spacing.pad} 0`,
  },
  'head',
);
export const title = componentStyle({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }, 'title');
export const note = componentStyle({ color: vars.text2, marginBlockStart: '2px' }, 'note');
/** Above the link that covers the card. */
export const end = componentStyle(
  { flex: 'none', display: 'flex', gap: '4px', position: 'relative', zIndex: 1 },
  'end',
);
export const body = componentStyle(
  { padding: spacing.pad, minWidth: 0, flex: '1 1 auto', selectors: { [`${head} + &`]: { paddingBlockStart: '8px' } } },
  'body',
);
export const foot = componentStyle(
  {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: `10px ${spacing.pad}`,
    borderBlockStart: `1px solid ${vars.hairline}`,
  },
  'foot',
);
