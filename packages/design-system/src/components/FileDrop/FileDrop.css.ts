import { componentStyle } from '../../internal/layer-style.ts';
import { motion } from '../../motion/contract.css.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';

export const zone = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '16px',
    borderRadius: vars.rM,
    border: `1px dashed ${vars.fieldLine}`,
    background: vars.field,
    transition: `background ${motion.d1} ${motion.easeOut}`,
    selectors: { '&[data-invalid]': { borderColor: vars.critical } },
  },
  'zone',
);
/** A file is dragged over it. */
export const over = componentStyle(
  { background: vars.accentSoft, borderColor: vars.accent, borderStyle: 'solid' },
  'over',
);
export const off = componentStyle({ background: vars.surface2, color: vars.text2 }, 'off');
export const sign = componentStyle({ color: vars.text3, display: 'flex' }, 'sign');
export const words = componentStyle({ flex: '1 1 160px', minWidth: 0 }, 'words');
export const limits = componentStyle({ ...typeStyle('small'), color: vars.text2, display: 'block' }, 'limits');
export const list = componentStyle({ display: 'flex', flexDirection: 'column' }, 'list');
export const file = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '8px',
    minHeight: spacing.ctl,
    borderBottom: `1px solid ${vars.hairline}`,
    color: vars.text1,
  },
  'file',
);
export const name = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, 'name');
export const size = componentStyle({ ...typeStyle('small'), color: vars.text2, whiteSpace: 'nowrap' }, 'size');
export const tools = componentStyle({ display: 'flex', gap: '4px', alignItems: 'center' }, 'tools');
export const below = componentStyle({ gridColumn: '2 / -1', paddingBlockEnd: '6px' }, 'below');
export const failed = componentStyle({ ...typeStyle('small'), color: vars.critical }, 'failed');
export const refusals = componentStyle({ display: 'flex', flexDirection: 'column', gap: '2px' }, 'refusals');
