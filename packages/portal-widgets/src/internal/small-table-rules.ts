import { typeStyle, vars } from '@portal/design-system/css';

/** Cells of a small table inside a panel: hairlines, no box, numbers aligned to the end. */
export const smallCell = {
  textAlign: 'end',
  fontWeight: 'inherit',
  borderTop: `1px ${vars.rowRule} ${vars.hairline}`,
  whiteSpace: 'nowrap',
} as const;
export const smallHead = {
  ...smallCell,
  border: 0,
  color: vars.text3,
  ...typeStyle('small'),
  fontWeight: 400,
} as const;
