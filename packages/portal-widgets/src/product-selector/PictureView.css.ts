import { spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const scroll = widgetStyle(
  { ...typeStyle('body'), minHeight: 0, overflowY: 'auto', flex: '0 1 auto' },
  'scroll',
);
export const cards = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(196px, 100%), 1fr))',
    gap: '1px',
    listStyle: 'none',
    // Hairlines between the pictures without boxes: the background shows through the gaps.
    background: vars.hairline,
    borderBlock: `1px solid ${vars.hairline}`,
  },
  'cards',
);
export const card = widgetStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: spacing.pad,
    background: vars.surface1,
    minWidth: 0,
  },
  'card',
);
export const picture = widgetStyle(
  { height: '112px', display: 'grid', placeItems: 'center', overflow: 'hidden', marginBottom: '4px' },
  'picture',
);
export const code = widgetStyle({ ...typeStyle('body'), fontWeight: 600 }, 'code');
export const open = widgetStyle(
  {
    minHeight: '24px',
    textAlign: 'start',
    color: vars.accentText,
    textDecorationLine: vars.linkLine as 'none',
    textUnderlineOffset: '3px',
    borderRadius: vars.rS,
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  },
  'open',
);
export const words = widgetStyle({ color: vars.text1, flex: 1 }, 'words');
export const facts = widgetStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', minHeight: '24px' },
  'facts',
);
export const stock = widgetStyle({ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 }, 'stock');
export const price = widgetStyle({ fontWeight: 550, whiteSpace: 'nowrap' }, 'price');
export const quiet = widgetStyle({ color: vars.text2 }, 'quiet');
export const adding = widgetStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(56px, 1fr) auto', alignItems: 'center', gap: '8px' },
  'adding',
);
/** As high as the field and button that it replaces. */
export const added = widgetStyle({ display: 'flex', alignItems: 'center', minHeight: '28px' }, 'addedHere');
export const panel = widgetStyle({ gridColumn: '1 / -1', background: vars.surface1 }, 'panel');
export const more = widgetStyle({ padding: spacing.pad, display: 'flex', justifyContent: 'center' }, 'more');
