import { media, spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const bar = widgetStyle(
  {
    flex: 'none',
    minHeight: spacing.bar,
    padding: '0 16px',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    background: vars.surface1,
    '@media': { [media.small]: { flexWrap: 'wrap', padding: '12px', gap: '2px 10px' } },
  },
  'titleBar',
);
export const name = widgetStyle({ ...typeStyle('title'), fontWeight: vars.titleWeight, minWidth: '8ch' }, 'name');
export const nameButton = widgetStyle(
  {
    fontWeight: 'inherit',
    borderRadius: vars.rS,
    padding: '2px 4px',
    margin: '-2px -4px',
    maxWidth: 'min(32ch, calc(100% + 8px))',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'text',
    selectors: {
      '&:hover': { background: vars.hover },
      '&[aria-disabled="true"]': { cursor: 'default', background: 'none' },
    },
    '@media': { [media.small]: { minHeight: '44px' } },
  },
  'nameButton',
);
export const nameField = widgetStyle({ display: 'block', width: '24ch', maxWidth: '100%' }, 'nameField');
export const id = widgetStyle({ color: vars.text3, whiteSpace: 'nowrap' }, 'id');
export const facts = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    marginLeft: '8px',
    color: vars.text2,
    whiteSpace: 'nowrap',
    minWidth: 0,
    // Name and number stay whole as long as there is a fact to shorten.
    flexShrink: 1000,
    overflow: 'hidden',
    '@media': { [media.small]: { order: 3, width: '100%', margin: 0, flexWrap: 'wrap', gap: '2px 14px' } },
  },
  'facts',
);
const shortened = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const factRule = { ...shortened, display: 'inline-flex', gap: '6px', alignItems: 'center' } as const;
export const fact = widgetStyle(factRule, 'fact');
/** Truncated first, because what other people are doing is more important. */
export const saved = widgetStyle({ ...shortened, flexShrink: 1000 }, 'saved');
export const optionalFact = widgetStyle(
  { ...factRule, '@media': { [media.small]: { display: 'none' } } },
  'optionalFact',
);
export const tools = widgetStyle(
  { marginLeft: 'auto', display: 'flex', gap: '2px', flex: 'none', '@media': { print: { display: 'none' } } },
  'tools',
);
export const wideOnly = widgetStyle(
  { display: 'contents', '@media': { [media.small]: { display: 'none' } } },
  'wideOnly',
);
