import { media, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const hit = widgetStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: '12px',
    minWidth: 0,
    width: '100%',
    // On a phone the whole description is below the code, because its end, the finish, distinguishes the parts.
    '@media': { [media.small]: { flexWrap: 'wrap', gap: '0 12px' } },
  },
  'hit',
);
export const code = widgetStyle({ fontWeight: 550, flex: 'none', minWidth: '124px' }, 'code');
export const words = widgetStyle(
  {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.small]: { flexBasis: '100%', whiteSpace: 'normal' } },
  },
  'words',
);
export const reason = widgetStyle({ ...typeStyle('small'), color: vars.text2, flex: 'none' }, 'reason');
