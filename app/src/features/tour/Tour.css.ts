import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';
import { sheetRule } from '../../page/screen-rule.ts';

/** Beside the summary of an order, which a step tells of; where that is beneath the lines, at the end of the window. */
export const card = appStyle({
  ...typeStyle('body'),
  ...sheetRule,
  position: 'fixed',
  zIndex: 50,
  insetInlineEnd: `calc(292px + ${steps[4]})`,
  insetBlockEnd: steps[12],
  width: '360px',
  maxWidth: `calc(100vw - ${steps[8]})`,
  display: 'grid',
  gap: steps[3],
  padding: steps[5],
  '@media': {
    [media.medium]: { insetInlineEnd: steps[4] },
    [media.small]: { insetBlockEnd: '84px' },
    print: { display: 'none' },
  },
});
export const count = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: steps[2] });
export const skip = appStyle({ marginInlineStart: 'auto' });
/** Around what is told of. Its place is measured from the left in every direction of writing. */
export const ring = appStyle({
  position: 'fixed',
  zIndex: 45,
  top: 0,
  left: 0,
  pointerEvents: 'none',
  border: `2px solid ${vars.accent}`,
  borderRadius: vars.rM,
  '@media': { print: { display: 'none' } },
});
