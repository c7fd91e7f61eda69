import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { vars } from '../../themes/contract.css.ts';

export const stat = componentStyle(
  { display: 'grid', gap: '2px', minWidth: 0, justifyItems: 'start', alignContent: 'start' },
  'stat',
);
export const name = componentStyle({ ...typeStyle('small'), color: vars.text2 }, 'name');
export const value = componentStyle({ ...typeStyle('total'), fontWeight: 620, overflowWrap: 'anywhere' }, 'value');
export const note = componentStyle({ ...typeStyle('small'), color: vars.text2 }, 'note');
export const tone = {
  neutral: componentStyle({ color: vars.text2 }, 'neutral'),
  positive: componentStyle({ color: vars.positive }, 'positive'),
  critical: componentStyle({ color: vars.critical }, 'critical'),
} as const;
