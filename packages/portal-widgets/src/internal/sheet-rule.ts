import { vars } from '@portal/design-system/css';

/** A sheet over the screen that takes the focus. A rule rather than a class, so that it adds no style sheet. */
export const sheetRule = {
  color: vars.text1,
  background: vars.surface3,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rL,
  boxShadow: vars.shadow,
  selectors: { '&:focus': { outline: 'none' } },
} as const;
