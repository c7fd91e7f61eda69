import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const field = componentStyle({ display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 }, 'field');
export const label = componentStyle({ ...typeStyle('small'), color: vars.text2 }, 'label');
export const star = componentStyle({ color: vars.critical }, 'star');
export const labelLine = componentStyle(
  { ...typeStyle('small'), display: 'flex', justifyContent: 'space-between', gap: '12px' },
  'labelLine',
);
export const hint = componentStyle({ ...typeStyle('small'), color: vars.text2 }, 'hint');
export const error = componentStyle(
  { ...typeStyle('small'), color: vars.critical, display: 'flex', gap: '6px', alignItems: 'flex-start' },
  'error',
);
/** In the DOM before it has text, as live regions must be, and without its own box. */
export const live = componentStyle({ display: 'contents' }, 'live');
export const errorMark = componentStyle({ height: '16px', display: 'flex', alignItems: 'center' }, 'errorMark');

/** The box of every text field. */
export const box = componentStyle(
  {
    width: '100%',
    minWidth: 0,
    height: spacing.ctl,
    padding: '0 10px',
    borderRadius: vars.rM,
    border: `1px solid ${vars.fieldLine}`,
    background: vars.field,
    color: vars.text1,
    boxShadow: vars.fieldShadow,
    selectors: {
      '&::placeholder': { color: vars.text3, opacity: 1 },
      '&[aria-invalid="true"]': { borderColor: vars.critical },
      '&:disabled, input&:read-only, textarea&:read-only': { background: vars.surface2 },
      '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' },
    },
    // Below 16 px iOS zooms into the field.
    '@media': { [media.small]: { fontSize: '16px' } },
  },
  'box',
);
