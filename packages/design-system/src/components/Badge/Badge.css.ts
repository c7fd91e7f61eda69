import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { stateTones } from '../../props/tone.ts';
import { typeStyle } from '../../props/type.ts';
import { vars } from '../../themes/contract.css.ts';

export const badge = componentStyle(
  {
    ...typeStyle('count'),
    fontWeight: 600,
    display: 'inline-block',
    minWidth: '16px',
    paddingInline: '4px',
    textAlign: 'center',
    borderRadius: '8px',
    flex: 'none',
  },
  'badge',
);

export const tone = componentVariants(
  stateTones,
  ({ text, background }) => ({ color: vars[text], background: vars[background] }),
  'tone-',
);
