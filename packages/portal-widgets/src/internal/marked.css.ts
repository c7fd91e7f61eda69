import { vars, widgetStyle } from '@portal/design-system/css';

export const markedText = widgetStyle(
  { background: vars.selection, color: 'inherit', borderRadius: vars.rS },
  'markedText',
);
