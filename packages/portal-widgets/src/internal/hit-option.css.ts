import { typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const hit = widgetStyle(
  { display: 'flex', alignItems: 'baseline', gap: '12px', minWidth: 0, width: '100%' },
  'hit',
);
export const code = widgetStyle({ fontWeight: 550, flex: 'none', minWidth: '124px' }, 'code');
export const words = widgetStyle(
  { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'words',
);
export const reason = widgetStyle({ ...typeStyle('small'), color: vars.text2, flex: 'none' }, 'reason');
