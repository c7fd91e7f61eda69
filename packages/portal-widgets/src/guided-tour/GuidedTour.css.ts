import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';
import { sheetRule } from '../internal/sheet-rule.ts';

/** Left of the order summary; at the bottom of the window where the summary is below the lines. */
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
/** The outline around the target. Positioned from the left in both writing directions. */
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
