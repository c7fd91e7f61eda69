import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { stateTones } from '../../props/tone.ts';
import { typeStyle } from '../../props/type.ts';
import { vars } from '../../themes/contract.css.ts';

export const list = componentStyle({ minWidth: 0 }, 'list');
export const event = componentStyle(
  {
    position: 'relative',
    paddingInlineStart: '28px',
    paddingBlockEnd: '16px',
    minWidth: 0,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '9.5px',
        insetBlock: '22px -2px',
        width: '1px',
        background: vars.border,
      },
    },
  },
  'event',
);
export const mark = componentStyle(
  {
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    width: '20px',
    height: '20px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    forcedColorAdjust: 'none',
  },
  'mark',
);
export const tone = componentVariants(
  stateTones,
  ({ text, background }) => ({ color: vars[text], background: vars[background] }),
  'tone-',
);
export const dot = componentStyle(
  { width: '8px', height: '8px', borderRadius: '50%', background: 'currentColor' },
  'dot',
);
export const head = componentStyle(
  { display: 'flex', flexWrap: 'wrap', columnGap: '12px', alignItems: 'baseline' },
  'head',
);
export const title = componentStyle({ fontWeight: 550, minWidth: 0, overflowWrap: 'anywhere' }, 'title');
export const time = componentStyle({ ...typeStyle('small'), color: vars.text2, marginInlineStart: 'auto' }, 'time');
export const body = componentStyle({ color: vars.text2, overflowWrap: 'anywhere' }, 'body');
