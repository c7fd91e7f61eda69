import { media, spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const box = widgetStyle(
  {
    ...typeStyle('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    flex: '1 1 auto',
    minWidth: 0,
    minHeight: spacing.ctl,
    padding: '3px 10px',
    background: vars.field,
    color: vars.text1,
    border: `1px solid ${vars.fieldLine}`,
    borderRadius: vars.rM,
    selectors: { '&:focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: '1px' } },
  },
  'searchBar',
);
export const glass = widgetStyle({ display: 'grid', color: vars.text2 }, 'glass');
export const chips = widgetStyle({ display: 'contents', listStyle: 'none' }, 'chips');
export const chip = widgetStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    background: vars.accentSoft,
    color: vars.accentText,
    borderRadius: vars.rS,
  },
  'chip',
);
const words = {
  minWidth: 0,
  minHeight: '24px',
  paddingInlineStart: '8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 550,
  lineHeight: '24px',
} as const;
export const chipLabel = widgetStyle(words, 'chipLabel');
export const input = widgetStyle(
  {
    flex: '1 1 160px',
    minWidth: 0,
    height: '24px',
    background: 'transparent',
    border: 0,
    color: 'inherit',
    selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: vars.text3 } },
    '@media': { [media.small]: { fontSize: '16px', height: '36px', flexBasis: '120px' } },
  },
  'input',
);
