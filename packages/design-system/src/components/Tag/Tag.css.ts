import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { stateTones } from '../../props/tone.ts';
import { typeStyle } from '../../props/type.ts';
import { vars } from '../../themes/contract.css.ts';

export const tag = componentStyle(
  {
    ...typeStyle('count'),
    fontWeight: 550,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    paddingInline: '6px',
    borderRadius: vars.rS,
    border: `1px solid ${vars.border}`,
    whiteSpace: 'nowrap',
    flex: 'none',
  },
  'tag',
);

export const tone = componentVariants(
  stateTones,
  ({ text, line }, key) => ({
    color: key === 'neutral' ? vars.text2 : vars[text],
    borderColor: vars[line],
  }),
  'tone-',
);

export const remove = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    margin: '-4px -8px -4px -4px',
    borderRadius: vars.rS,
    selectors: { '&:hover': { background: vars.hover } },
  },
  'remove',
);
