import { componentStyle } from '../internal/layer-style.ts';
import { spacing } from '../spacing/contract.css.ts';
import { media } from '../spacing/spacing.ts';
import { vars } from '../themes/contract.css.ts';

export const top = componentStyle(
  {
    minHeight: '48px',
    background: vars.chrome,
    color: vars.onChrome,
    borderBottom: `1px solid ${vars.chromeLine}`,
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    paddingInline: '16px',
  },
  'top',
);
export const search = componentStyle({ flex: '0 1 468px', minWidth: 0 }, 'search');
export const sheet = componentStyle(
  { background: vars.surface1, padding: `4px 16px ${spacing.pad}`, minHeight: '100vh' },
  'sheet',
);
export const bar = componentStyle(
  { minHeight: spacing.bar, display: 'flex', alignItems: 'center', gap: '12px', flexWrap: 'wrap' },
  'bar',
);
export const tools = componentStyle(
  { marginInlineStart: 'auto', display: 'flex', gap: '2px', '@media': { [media.small]: { display: 'none' } } },
  'tools',
);
export const note = componentStyle(
  {
    borderInlineStart: `3px solid ${vars.info}`,
    borderBottom: `1px ${vars.rowRule} ${vars.hairline}`,
    padding: '6px 12px',
    display: 'flex',
    gap: '8px',
    alignItems: 'center',
    flexWrap: 'wrap',
  },
  'note',
);
