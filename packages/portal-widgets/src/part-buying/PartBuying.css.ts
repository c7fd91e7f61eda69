import { media, spacing, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const panel = widgetStyle(
  {
    ...typeStyle('body'),
    minWidth: 0,
    paddingInline: steps[5],
    background: vars.surface2,
    borderInlineStart: `1px solid ${vars.border}`,
    '@media': {
      [media.medium]: { paddingInline: steps[4], border: `1px solid ${vars.hairline}`, borderRadius: vars.rM },
    },
  },
  'partBuying',
);
export const section = widgetStyle(
  {
    paddingBlock: steps[4],
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
  },
  'section',
);
export const heading = widgetStyle(
  {
    ...typeStyle('small'),
    fontWeight: 600,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 8px',
    marginBottom: steps[1],
  },
  'heading',
);
export const aside = widgetStyle({ fontWeight: 400, color: vars.text3 }, 'aside');
export const priceLine = widgetStyle(
  { display: 'flex', alignItems: 'baseline', gap: steps[1], color: vars.text2, marginBottom: steps[2] },
  'priceLine',
);
export const amount = widgetStyle({ ...typeStyle('total'), color: vars.text1 }, 'amount');
export const list = widgetStyle({ marginInlineStart: 'auto' }, 'list');
export const waiting = widgetStyle({ display: 'grid', gap: '16px', padding: '8px 0' }, 'waiting');
const hintRule = {
  ...typeStyle('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '7px',
  color: vars.text2,
} as const;
export const hint = widgetStyle({ ...hintRule, marginTop: '10px' }, 'hint');
export const adviceIcon = widgetStyle({ color: vars.accentText, marginTop: '1px' }, 'adviceIcon');
export const strong = widgetStyle({ color: vars.text1, fontWeight: 600 }, 'strong');
export const fields = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: '132px minmax(0, 1fr)',
    alignItems: 'start',
    gap: steps[3],
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'fields',
);
/** The stepper is made for table rows; here it is as high as the choice beside it. */
export const field = widgetStyle(
  { display: 'grid', gap: steps[1], minWidth: 0, vars: { [spacing.row]: `calc(${spacing.ctl} + 6px)` } },
  'field',
);
export const fieldLabel = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'fieldLabel');
export const addTo = widgetStyle({ display: 'grid', gap: steps[1], minWidth: 0 }, 'addTo');
/** Keeps its line when empty, so that the button does not move. */
export const rule = widgetStyle({ ...hintRule, minHeight: '16px', marginBlock: steps[2] }, 'rule');
/** On a phone, the button stays in reach at the foot of the window. */
export const action = widgetStyle(
  {
    '@media': {
      [media.small]: {
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 5,
        padding: `10px ${steps[3]}`,
        background: vars.surface3,
        borderTop: `1px solid ${vars.border}`,
      },
    },
  },
  'action',
);
export const add = widgetStyle(
  { display: 'flex', flex: 1, justifyContent: 'space-between', gap: steps[3], width: '100%' },
  'add',
);
export const said = widgetStyle(
  { ...typeStyle('small'), minHeight: '16px', marginTop: steps[2], color: vars.text2, overflowWrap: 'anywhere' },
  'said',
);
