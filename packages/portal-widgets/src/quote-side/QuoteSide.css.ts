import { spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const stand = widgetStyle(
  { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', columnGap: '8px', marginBlockEnd: spacing.gap },
  'stand',
);
export const mark = widgetStyle({ display: 'flex', height: '20px', alignItems: 'center' }, 'mark');
export const strong = widgetStyle({ display: 'block', fontWeight: 550 }, 'strong');
export const quiet = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'quiet');
export const ways = widgetStyle({ display: 'grid', gap: '8px' }, 'ways');
export const row = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBlockStart: spacing.gap },
  'row',
);
export const list = widgetStyle({ listStyle: 'none', margin: 0, padding: 0 }, 'list');
export const item = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    paddingBlock: '6px',
    borderBlockEnd: `1px solid ${vars.hairline}`,
  },
  'item',
);
export const made = widgetStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px', alignItems: 'end' },
  'made',
);
export const part = widgetStyle({ display: 'grid', gap: spacing.gap }, 'part');
