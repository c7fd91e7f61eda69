import { spacing, tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

const small = '[data-small] &';
const hideInSmall = { selectors: { [small]: { display: 'none' } } };

export const entry = `${tableCss.footLine} ${widgetStyle(
  {
    minHeight: `calc(${spacing.row} + 12px)`,
    padding: '5px 10px 5px 6px',
    borderBottom: `1px solid ${vars.border}`,
    background: vars.surface1,
    position: 'relative',
    selectors: { [small]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', padding: '8px 12px', gap: '8px' } },
  },
  'entry',
)}`;
const cell = { padding: '0 6px', minWidth: 0, whiteSpace: 'nowrap' } as const;
export const number = widgetStyle(
  {
    gridColumn: 'c-number / c-code',
    padding: '0 4px 0 0',
    textAlign: 'right',
    fontSize: '12px',
    color: vars.text3,
    ...hideInSmall,
  },
  'number',
);
export const code = widgetStyle(
  { ...cell, gridColumn: 'c-code / c-description', selectors: { [small]: { flexBasis: '100%', padding: 0 } } },
  'code',
);
/** Labels on phones, where there are no column heads. */
export const label = widgetStyle(
  {
    display: 'none',
    ...typeStyle('small'),
    color: vars.text2,
    marginBlockEnd: '4px',
    selectors: { [small]: { display: 'block' } },
  },
  'label',
);
export const what = widgetStyle(
  {
    ...cell,
    gridColumn: 'c-description / c-quantity',
    fontWeight: 500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: { [small]: { flexBasis: '100%', padding: 0 }, [`${small}:empty`]: { display: 'none' } },
  },
  'what',
);
export const quantity = widgetStyle(
  { ...cell, gridColumn: 'c-quantity / c-price', selectors: { [small]: { width: '96px', padding: 0 } } },
  'quantity',
);
export const quantityField = widgetStyle(
  {
    width: '100%',
    height: `calc(${spacing.row} - 2px)`,
    padding: '0 8px',
    border: 0,
    borderRadius: vars.rS,
    background: vars.field,
    boxShadow: `inset 0 0 0 1px ${vars.fieldLine}`,
    fontWeight: 550,
    textAlign: 'right',
    selectors: {
      '&:focus-visible': { outlineOffset: '-1px' },
      '&::placeholder': { color: vars.text3, fontWeight: 400, opacity: 1 },
      [small]: { height: '44px', fontSize: '16px' },
    },
  },
  'quantityField',
);
export const equals = widgetStyle(
  {
    ...cell,
    gridColumn: 'c-price / c-extended',
    color: vars.text2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: { [small]: { order: 3, flexBasis: '100%', padding: 0 }, [`${small}:empty`]: { display: 'none' } },
  },
  'equals',
);
export const go = widgetStyle(
  {
    ...cell,
    gridColumn: 'c-extended / -1',
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '10px',
    color: vars.text3,
    ...typeStyle('small'),
    selectors: { [small]: { flex: 1, padding: 0, whiteSpace: 'normal' } },
  },
  'go',
);
/** Above the fields: below them the list of parts would cover it. */
const above = {
  gridColumn: 'c-code / -1',
  padding: '0 6px 4px',
  ...typeStyle('small'),
  selectors: { [small]: { flexBasis: '100%', padding: 0 } },
};
export const error = widgetStyle(
  { ...above, display: 'flex', alignItems: 'center', gap: '6px', color: vars.critical },
  'error',
);
export const further = widgetStyle({ ...above, color: vars.text2 }, 'further');
export const said = widgetStyle(
  {
    gridColumn: 'c-code / -1',
    padding: '4px 6px 0',
    ...typeStyle('small'),
    color: vars.text2,
    selectors: { [small]: { order: 4, flexBasis: '100%', padding: 0 } },
  },
  'said',
);
export const locked = widgetStyle(
  { padding: '8px 16px 8px 60px', color: vars.text2, borderBottom: `1px solid ${vars.border}` },
  'locked',
);
