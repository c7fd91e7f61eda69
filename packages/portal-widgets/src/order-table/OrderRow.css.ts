import { spacing, tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { orderTableMessages } from '../messages/order-table.ts';

const cellBase = (rule: Parameters<typeof widgetStyle>[0], name: string) =>
  `${tableCss.cell} ${widgetStyle(rule, name)}`;

const edgeRule = (color: string, name: string) =>
  widgetStyle({ position: 'absolute', insetInlineStart: 0, top: 0, bottom: 0, width: '3px', background: color }, name);

/** Left edge, for lines that are open or have a note. */
export const edge = {
  info: edgeRule(vars.info, 'info'),
  warning: edgeRule(vars.warning, 'warning'),
  critical: edgeRule(vars.critical, 'critical'),
  open: edgeRule(vars.accent, 'open'),
};

const inCard = (area: string, rule: Parameters<typeof widgetStyle>[0] = {}) =>
  widgetStyle({ gridArea: area, minWidth: 0, whiteSpace: 'nowrap', lineHeight: '20px', ...rule }, area);
export const gone = widgetStyle(
  {
    textDecoration: 'line-through',
    textDecorationColor: vars.text3,
    color: vars.text3,
    fontWeight: 400,
  },
  'gone',
);

/** For a cell with an icon beside its text. */
const flexCell = { display: 'flex', alignItems: 'center', gap: '6px' } as const;
const codeText = { fontWeight: 550, letterSpacing: '-.005em' } as const;
/**
 * Smaller words on the baseline of the rest of their row: by its height alone they would sit a pixel above it, because browsers round
 * the ascent and descent of each size by itself.
 */
const smallWords = { fontSize: '12px', paddingTop: '1px', lineHeight: `calc(${spacing.row} - 1px)` } as const;
/** Cells of the table layout. */
export const cell = {
  state: cellBase({ ...flexCell, padding: '0 0 0 6px', borderRightColor: 'transparent', color: vars.text3 }, 'state'),
  number: cellBase({ color: vars.text3, padding: '0 4px 0 0', ...smallWords, textAlign: 'right' }, 'number'),
  code: cellBase(codeText, 'code'),
  yourCode: cellBase({ color: vars.text2 }, 'yourCode'),
  // The end of a description is often its finish: what is too long for one line takes two, within the height of the row.
  description: cellBase(
    { display: 'flex', alignItems: 'center', whiteSpace: 'normal', lineHeight: `min(${spacing.row} / 2 - 1px, 17px)` },
    'description',
  ),
  pack: cellBase({ color: vars.text2, textAlign: 'right', padding: '0 6px 0 0' }, 'pack'),
  quantity: cellBase({ overflow: 'visible', position: 'relative' }, 'quantity'),
  // Amounts and their unit read left to right in both writing directions.
  price: cellBase({ textAlign: 'right', direction: 'ltr' }, 'price'),
  type: cellBase({ color: vars.text2, ...smallWords }, 'type'),
  extended: cellBase({ textAlign: 'right', fontWeight: 550 }, 'extended'),
  stock: cellBase({ ...flexCell, paddingRight: 0 }, 'stock'),
  marks: cellBase({ ...flexCell, color: vars.text3 }, 'marks'),
  remove: cellBase({ padding: 0, borderRight: 0, textAlign: 'center' }, 'remove'),
};
/** Renders the codes of `data-codes` in the font of their column, for measuring without adding text to the document. */
export const codeSample = widgetStyle(
  {
    position: 'absolute',
    visibility: 'hidden',
    width: 'max-content',
    whiteSpace: 'pre',
    ...codeText,
    selectors: { '&::before': { content: 'attr(data-codes)' } },
  },
  'codeSample',
);
/** Cells of the card layout. */
export const cardCell = {
  state: inCard('st', { display: 'flex', alignItems: 'flex-start', paddingTop: '3px', color: vars.text3 }),
  // Codes are never truncated: in a narrow card they wrap.
  code: inCard('code', { fontWeight: 600, whiteSpace: 'normal', overflowWrap: 'anywhere' }),
  description: inCard('desc', { whiteSpace: 'normal', paddingInlineEnd: '10px' }),
  quantity: inCard('qty', { justifySelf: 'end', width: '116px', marginTop: '4px', position: 'relative' }),
  // Room for most amounts from the start.
  price: inCard('price', {
    minWidth: '84px',
    fontSize: '12px',
    color: vars.text2,
    textAlign: 'right',
    direction: 'ltr',
  }),
  extended: inCard('ext', { minWidth: '84px', fontSize: '15px', fontWeight: 600, textAlign: 'right' }),
  // The same height while loading and with text, so that nothing moves.
  stock: inCard('av', { ...flexCell, alignSelf: 'center', minHeight: '20px' }),
};

export const cut = widgetStyle({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'cut');
export const tagged = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    selectors: { '[data-small] &': { flexWrap: 'wrap' } },
  },
  'tagged',
);
export const faint = widgetStyle({ color: vars.text3, fontWeight: 400 }, 'faint');
export const muted = widgetStyle({ color: vars.text2 }, 'muted');
/** Cards have no column heads: a bare count says what it counts. The style writes it, so that rows of the table need not render it. */
export const counted = widgetStyle(
  {
    selectors: {
      '[data-small] &::after': { content: `" ${orderTableMessages.cells.inStock}"`, color: vars.text2 },
    },
  },
  'counted',
);
export const aside = widgetStyle({ fontStyle: 'normal', color: vars.text2 }, 'aside');
export const per = widgetStyle({ ...typeStyle('small'), color: vars.text3, marginLeft: '4px' }, 'per');
export const move = widgetStyle(
  { display: 'inline-block', verticalAlign: 'baseline', marginRight: '5px', color: vars.warning },
  'move',
);
export const remove = widgetStyle(
  {
    width: '24px',
    height: '24px',
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    color: vars.text3,
    opacity: 0.75,
    selectors: {
      '&:hover, &:focus-visible': { backgroundColor: vars.hover, borderRadius: vars.rS, color: vars.text1, opacity: 1 },
    },
  },
  'removeButton',
);
