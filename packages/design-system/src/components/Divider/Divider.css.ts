import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { steps } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

const line = { border: 0, margin: 0, flex: 'none', background: vars.border } as const;
const forced = { '@media': { '(forced-colors: active)': { background: 'CanvasText' } } } as const;
export const horizontal = componentStyle({ ...line, ...forced, height: '1px', width: '100%' }, 'horizontal');
export const vertical = componentStyle(
  { ...line, ...forced, alignSelf: 'stretch', width: '1px', minHeight: '1em' },
  'vertical',
);
export const labelled = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: steps[3],
    ...typeStyle('small'),
    color: vars.text2,
    selectors: {
      '&::before, &::after': { content: '""', flex: '1 1 0', height: '1px', background: vars.border },
    },
  },
  'labelled',
);
