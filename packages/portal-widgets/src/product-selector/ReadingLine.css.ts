import { spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const reading = widgetStyle(
  {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: `8px ${spacing.pad}`,
    borderBottom: `1px solid ${vars.hairline}`,
  },
  'reading',
);
export const pieces = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', listStyle: 'none' }, 'pieces');
const chip = {
  padding: '0 8px',
  minHeight: '24px',
  lineHeight: '24px',
  fontWeight: 550,
  borderRadius: vars.rS,
  overflowWrap: 'anywhere',
} as const;
export const piece = widgetStyle({ ...chip, background: vars.accentSoft, color: vars.accentText }, 'piece');
export const name = widgetStyle({ fontWeight: 400 }, 'name');
export const setAside = widgetStyle(
  { ...chip, lineHeight: '22px', color: vars.text2, border: `1px dashed ${vars.fieldLine}` },
  'setAside',
);
export const remarks = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'remarks');
