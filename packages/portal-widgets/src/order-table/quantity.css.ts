import { vars, widgetStyle } from '@portal/design-system/css';
import { tableField, tableFieldStates } from '../internal/table-field.ts';

/** The struck input, placed beside the new quantity in `ch`, as all digits have the same width. */
export const struck = widgetStyle(
  {
    position: 'absolute',
    top: 0,
    color: vars.text3,
    fontWeight: 400,
    pointerEvents: 'none',
    selectors: { '[data-small] &': { lineHeight: '44px', fontSize: '16px' } },
  },
  'struck',
);
export const quantity = widgetStyle(
  // `right` rather than `end`: the struck input is placed from the right.
  { ...tableField, textAlign: 'right', selectors: tableFieldStates },
  'quantityField',
);
export const stepping = widgetStyle(
  {
    padding: '0 17px',
    textAlign: 'center',
    backgroundColor: vars.field,
    borderColor: vars.fieldLine,
    selectors: { '[data-small] &': { padding: '0 44px' } },
  },
  'stepping',
);
/** At the edge of the field, clear of its focus ring and its digits. */
const stepRule = {
  position: 'absolute',
  top: '3px',
  bottom: '3px',
  width: '24px',
  display: 'grid',
  placeItems: 'center',
  color: vars.text2,
  borderRadius: vars.rS,
} as const;
const small = { width: '44px', top: 0, bottom: 0, padding: 0 } as const;
const stepSelectors = { '&:hover': { backgroundColor: vars.hover, color: vars.text1 } } as const;
export const less = widgetStyle(
  {
    ...stepRule,
    left: '6px',
    paddingRight: '4px',
    selectors: { ...stepSelectors, '[data-small] &': { ...small, left: 0 } },
  },
  'less',
);
export const more = widgetStyle(
  {
    ...stepRule,
    right: '6px',
    paddingLeft: '4px',
    selectors: { ...stepSelectors, '[data-small] &': { ...small, right: 0 } },
  },
  'more',
);
export const quantityOff = widgetStyle(
  { display: 'block', padding: '0 8px', textAlign: 'right', color: vars.text3, fontWeight: 400 },
  'quantityOff',
);
