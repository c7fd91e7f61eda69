import { media, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const bar = widgetStyle(
  {
    marginTop: 'auto',
    flex: 'none',
    minHeight: '32px',
    padding: '0 16px',
    display: 'flex',
    alignItems: 'center',
    gap: '20px',
    ...typeStyle('small'),
    color: vars.text2,
    background: vars.surface1,
    overflow: 'hidden',
    '@media': { [media.small]: { display: 'none' }, print: { display: 'none' } },
  },
  'statusBar',
);
export const group = widgetStyle(
  { display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' },
  'group',
);
export const hint = widgetStyle(
  { display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap', color: vars.text3 },
  'hint',
);
export const keys = widgetStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    minHeight: '24px',
    padding: '0 4px',
    border: 0,
    borderRadius: vars.rS,
    whiteSpace: 'nowrap',
    color: vars.text2,
    selectors: { '&:hover': { color: vars.text1 } },
  },
  'keys',
);
export const end = widgetStyle({ marginLeft: 'auto', display: 'flex', gap: '16px', flex: 'none' }, 'end');
