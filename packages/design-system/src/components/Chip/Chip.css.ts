import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { typeStyle } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const chip = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'stretch',
    height: '26px',
    maxWidth: '100%',
    minWidth: 0,
    border: `1px solid ${vars.fieldLine}`,
    borderRadius: '13px',
    background: vars.surface1,
    color: vars.text1,
    transition: `background ${motion.d1} ${motion.easeOut}`,
    '@media': { [media.small]: { height: '44px', borderRadius: '22px' } },
  },
  'chip',
);
export const on = componentStyle(
  { background: vars.accentSoft, borderColor: vars.accent, color: vars.accentText, fontWeight: 550 },
  'on',
);
export const hoverable = componentStyle(
  { selectors: { [`&:hover:not(${on})`]: { background: vars.hover } } },
  'hoverable',
);
export const main = componentStyle(
  {
    ...typeStyle('small'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    paddingInline: '10px',
    borderRadius: 'inherit',
    fontWeight: 'inherit',
    color: 'inherit',
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', color: vars.text2 } },
  },
  'main',
);
export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, 'label');
export const count = componentStyle({ ...typeStyle('count'), color: vars.text2, fontWeight: 400 }, 'count');
export const remove = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '26px',
    marginInlineStart: '-6px',
    borderRadius: '50%',
    color: vars.text2,
    selectors: { '&:hover': { color: vars.text1, background: vars.hover } },
    '@media': { [media.small]: { width: '44px' } },
  },
  'remove',
);
