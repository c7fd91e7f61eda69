import { spacing, tableCss, vars } from '@portal/design-system/css';

/** A field in a table cell. It looks like text until the pointer is on the row. */
export const tableField = {
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
  textAlign: 'end',
} as const;
export const tableFieldStates = {
  [`${tableCss.frame}:hover &, &:focus`]: {
    background: vars.field,
    boxShadow: `inset 0 0 0 1px ${vars.fieldLine}`,
  },
  '&:focus-visible': { outlineOffset: '-1px' },
  '[data-small] &': { height: '44px', marginTop: 0, fontSize: '16px' },
} as const;
