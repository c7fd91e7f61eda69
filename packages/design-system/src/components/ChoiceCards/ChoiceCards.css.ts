import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { steps } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

export const cards = componentStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))', gap: steps[2] },
  'cards',
);
export const card = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `0 ${steps[2]}`,
    alignItems: 'start',
    alignContent: 'start',
    minHeight: '44px',
    padding: steps[3],
    textAlign: 'start',
    background: vars.surface1,
    color: vars.text1,
    border: `1px solid ${vars.fieldLine}`,
    borderRadius: vars.rM,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.hover },
      '&[data-state="checked"]': {
        background: vars.selected,
        borderColor: vars.accent,
        boxShadow: `inset 0 0 0 1px ${vars.accent}`,
      },
      '&:disabled': { borderStyle: 'dashed', color: vars.text2, cursor: 'not-allowed' },
    },
    '@media': {
      // Not an outline, which is how the focus shows.
      '(forced-colors: active)': {
        selectors: { '&[data-state="checked"]': { border: '2px solid Highlight', padding: `calc(${steps[3]} - 1px)` } },
      },
    },
  },
  'card',
);
/** The picture of the control; the card itself is the control. */
export const control = componentStyle({ marginTop: '2px' }, 'control');
export const name = componentStyle({ fontWeight: 550, overflowWrap: 'anywhere' }, 'name');
export const note = componentStyle({ ...typeStyle('small'), gridColumn: 2, color: vars.text2 }, 'note');
