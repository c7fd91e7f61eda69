import { vars, widgetStyle } from '@portal/design-system/css';

export const tip = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 8px',
  padding: '12px 16px',
  border: `1px solid ${vars.hairline}`,
  borderRadius: vars.rM,
  background: vars.surface2,
  color: vars.text1,
});
export const icon = widgetStyle({ marginBlockStart: '3px', color: vars.accentText });
export const title = widgetStyle({ fontWeight: 550 });
export const text = widgetStyle({ gridColumn: '2', color: vars.text2, fontSize: '14px', lineHeight: '20px' });
