import { spacing, tableCss, vars, widgetStyle } from '@portal/design-system/css';

/** What was typed, struck, right beside the new quantity: figures are as wide as each other, so its place is known in `ch`. */
export const struck = widgetStyle(
  {
    position: 'absolute',
    top: 0,
    color: vars.text3,
    fontWeight: 400,
    pointerEvents: 'none',
    selectors: { '[data-small] &': { lineHeight: '36px', fontSize: '16px' } },
  },
  'struck',
);
export const quantity = widgetStyle(
  {
    display: 'block',
    width: '100%',
    height: `calc(${spacing.row} - 6px)`,
    marginTop: '3px',
    padding: '0 7px',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: vars.cellLine,
    borderRadius: vars.rS,
    backgroundColor: vars.cellFill,
    fontWeight: 550,
    lineHeight: '20px',
    textAlign: 'right',
    selectors: {
      // The pointer on the row, not on the field alone: where one can type is seen before the pointer gets there.
      [`${tableCss.frame}:hover &, &:focus`]: {
        background: vars.field,
        boxShadow: `inset 0 0 0 1px ${vars.fieldLine}`,
      },
      '&:focus-visible': { outlineOffset: '-1px' },
      '[data-small] &': { height: '36px', marginTop: 0, fontSize: '16px' },
    },
  },
  'quantityField',
);
export const stepping = widgetStyle(
  {
    padding: '0 24px',
    textAlign: 'center',
    backgroundColor: vars.field,
    borderColor: vars.fieldLine,
    selectors: { '[data-small] &': { padding: '0 36px' } },
  },
  'stepping',
);
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
const stepSelectors = {
  '&:hover': { background: vars.hover, color: vars.text1 },
  '[data-small] &': { width: '36px', top: 0, bottom: 0 },
} as const;
export const less = widgetStyle(
  {
    ...stepRule,
    left: '6px',
    selectors: { ...stepSelectors, '[data-small] &': { width: '36px', top: 0, bottom: 0, left: 0 } },
  },
  'less',
);
export const more = widgetStyle(
  {
    ...stepRule,
    right: '6px',
    selectors: { ...stepSelectors, '[data-small] &': { width: '36px', top: 0, bottom: 0, right: 0 } },
  },
  'more',
);
export const quantityOff = widgetStyle(
  { display: 'block', padding: '0 8px', textAlign: 'right', color: vars.text3, fontWeight: 400 },
  'quantityOff',
);
