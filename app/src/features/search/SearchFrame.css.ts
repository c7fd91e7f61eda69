import { appStyle, spacing, typeStyle, vars } from '@portal/design-system/css';

export const tabs = appStyle({
  ...typeStyle('body'),
  display: 'flex',
  flex: 'none',
  gap: '24px',
  minHeight: '40px',
  paddingInline: spacing.pad,
  overflowX: 'auto',
  background: vars.surface1,
  borderBottom: `1px solid ${vars.border}`,
});
export const tab = appStyle({
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  color: vars.text2,
  borderBottom: '2px solid transparent',
  borderTop: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.text1 },
    '&[aria-current]': { color: vars.text1, fontWeight: 550, borderBottomColor: vars.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const carry = appStyle({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  flexShrink: 0,
  maxWidth: '36ch',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: vars.accentText,
  selectors: { '&:hover': { textDecorationLine: 'underline' }, '&:focus-visible': { outlineOffset: '-2px' } },
});
