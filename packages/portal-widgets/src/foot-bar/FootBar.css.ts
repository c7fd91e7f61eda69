import { media, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const bar = widgetStyle(
  {
    display: 'none',
    '@media': {
      [media.small]: {
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: '68px',
        padding: '10px 12px',
        background: vars.surface3,
        borderTop: `1px solid ${vars.border}`,
      },
    },
  },
  'footBar',
);
export const words = widgetStyle({ flex: 1, minWidth: 0 }, 'words');
/** A minimum width, so that the button keeps its position when its label changes. */
export const press = widgetStyle({ display: 'grid', minWidth: '144px' }, 'press');
export const total = widgetStyle({ display: 'block', fontSize: '18px', lineHeight: '24px', fontWeight: 620 }, 'total');
export const detail = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'detail');
