import { motion, spacing, tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const note = widgetStyle(
  {
    gridColumn: '1 / -1',
    height: spacing.note,
    marginTop: '-2px',
    // Aligned with the code: past the status icon and the number.
    padding: '0 12px 4px 54px',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    ...typeStyle('small'),
    color: vars.text2,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    selectors: {
      '[data-small] &': {
        gridArea: 'note',
        height: 'auto',
        margin: 0,
        padding: '4px 0 0 18px',
        flexWrap: 'wrap',
        whiteSpace: 'normal',
        gap: '2px 16px',
      },
    },
  },
  'note',
);
/** The key comes before the label where the label ends a column of numbers. */
export const keyFirst = widgetStyle({ flexDirection: 'row-reverse' }, 'keyFirst');
export const noteWords = widgetStyle({ overflow: 'hidden', textOverflow: 'ellipsis', marginRight: '4px' }, 'noteWords');
export const noteTone = {
  info: widgetStyle({ color: vars.info, fontWeight: 600 }, 'noteInfo'),
  warning: widgetStyle({ color: vars.warning, fontWeight: 600 }, 'noteWarning'),
  critical: widgetStyle({ color: vars.critical, fontWeight: 600 }, 'noteCritical'),
};
/** For a remedy whose key shows without hover or focus. */
export const keyShown = widgetStyle({}, 'keyShown');
const keyCap = {
  // Generated content: the accessible name of a remedy is its label; its key is announced through aria-keyshortcuts.
  content: 'attr(data-cap) / ""',
  ...typeStyle('count'),
  fontWeight: 500,
  minWidth: '18px',
  padding: '0 4px',
  textAlign: 'center',
  textDecoration: 'none',
  border: '1px solid color-mix(in oklab, currentColor 32%, transparent)',
  borderRadius: vars.rS,
  opacity: 0,
  transition: `opacity ${motion.d1} ${motion.easeOut}`,
} as const;
export const remedy = widgetStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flex: 'none',
    fontWeight: 550,
    color: vars.accentText,
    textDecorationLine: vars.linkLine as 'none',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    borderRadius: vars.rS,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { textDecorationLine: 'underline' },
      '&:focus-visible': { outlineOffset: '-1px' },
      // Keys show on hover, with focus, or after a change; they act on the current line.
      '&::after': keyCap,
      [`${tableCss.frame}:hover &::after, ${tableCss.frame}:focus-within &::after, ${keyShown}&::after`]: {
        opacity: 1,
      },
      // While a field of the table has focus a single key would be text, so the shortcut needs Alt.
      '[data-typing] &::after': { content: '"Alt " attr(data-cap) / ""' },
      '[data-small] &::after': { display: 'none' },
      '[data-small] &': { minHeight: '44px' },
    },
  },
  'remedy',
);
