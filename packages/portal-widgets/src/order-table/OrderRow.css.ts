import { motion, spacing, tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

const cellBase = (rule: Parameters<typeof widgetStyle>[0], name: string) =>
  `${tableCss.cell} ${widgetStyle(rule, name)}`;

const edgeRule = (color: string, name: string) =>
  widgetStyle(
    {
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 0,
          bottom: 0,
          width: '3px',
          background: color,
        },
      },
    },
    name,
  );

export const line = { plain: widgetStyle({ minHeight: spacing.row }, 'orderLine') };
export const grid = tableCss.line;
/** Left edge: only when the line speaks or is open. */
export const edge = {
  info: edgeRule(vars.info, 'info'),
  warning: edgeRule(vars.warning, 'warning'),
  critical: edgeRule(vars.critical, 'critical'),
  open: edgeRule(vars.accent, 'open'),
};

/** The card of the small view: three rows (LOOK section 10). */
export const card = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"st code code ext" "st desc desc price" "st av qty qty" "note note note note"',
    rowGap: '2px',
    padding: '10px 12px 10px 8px',
  },
  'card',
);
const inCard = (area: string, rule: Parameters<typeof widgetStyle>[0] = {}) =>
  widgetStyle({ gridArea: area, minWidth: 0, whiteSpace: 'nowrap', lineHeight: '20px', ...rule }, area);
export const removed = widgetStyle({}, 'removed');
const struckWhenRemoved = {
  [`${removed} > &`]: {
    textDecoration: 'line-through',
    textDecorationColor: vars.text3,
    color: vars.text3,
    fontWeight: 400,
  },
};
export const keysShown = widgetStyle({}, 'keysShown');

const flexCell = { display: 'flex', alignItems: 'center' } as const;
/** Cells in the columns of the table. */
export const cell = {
  state: cellBase({ ...flexCell, padding: '0 0 0 6px', borderRightColor: 'transparent', color: vars.text3 }, 'state'),
  number: cellBase({ color: vars.text3, padding: '0 4px 0 0', fontSize: '12px', textAlign: 'right' }, 'number'),
  code: cellBase({ fontWeight: 550, letterSpacing: '-.005em', selectors: struckWhenRemoved }, 'code'),
  yourCode: cellBase({ color: vars.text2, selectors: struckWhenRemoved }, 'yourCode'),
  description: cellBase({ selectors: struckWhenRemoved }, 'description'),
  pack: cellBase({ color: vars.text2, textAlign: 'right', padding: '0 6px 0 0' }, 'pack'),
  quantity: cellBase({ overflow: 'visible', position: 'relative' }, 'quantity'),
  price: cellBase({ textAlign: 'right' }, 'price'),
  type: cellBase({ color: vars.text2, fontSize: '12px' }, 'type'),
  extended: cellBase({ textAlign: 'right', fontWeight: 550 }, 'extended'),
  stock: cellBase({ ...flexCell, gap: '6px', paddingRight: 0 }, 'stock'),
  marks: cellBase({ ...flexCell, gap: '7px', color: vars.text3 }, 'marks'),
  remove: cellBase({ display: 'grid', placeItems: 'center', padding: 0, borderRight: 0 }, 'remove'),
};
/** The same in a card. */
export const cardCell = {
  state: inCard('st', { display: 'flex', alignItems: 'flex-start', paddingTop: '3px', color: vars.text3 }),
  code: inCard('code', { fontWeight: 600, selectors: struckWhenRemoved }),
  description: inCard('desc', { whiteSpace: 'normal', paddingRight: '10px', selectors: struckWhenRemoved }),
  quantity: inCard('qty', { justifySelf: 'end', width: '116px', marginTop: '4px', position: 'relative' }),
  price: inCard('price', { fontSize: '12px', color: vars.text2, textAlign: 'right' }),
  extended: inCard('ext', { fontSize: '15px', fontWeight: 600, textAlign: 'right' }),
  stock: inCard('av', { ...flexCell, gap: '7px' }),
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
export const aside = widgetStyle({ fontStyle: 'normal', color: vars.text2 }, 'aside');
export const per = widgetStyle({ ...typeStyle('small'), color: vars.text3, marginLeft: '4px' }, 'per');
export const move = widgetStyle(
  { display: 'inline-block', verticalAlign: 'baseline', marginRight: '5px', color: vars.warning },
  'move',
);
/** What was typed, struck, right beside the new quantity: figures are as wide as each other, so its place is known in `ch`. */
export const struck = widgetStyle(
  { position: 'absolute', top: 0, color: vars.text3, fontWeight: 400, pointerEvents: 'none' },
  'struck',
);
export const quantity = widgetStyle(
  {
    display: 'block',
    width: '100%',
    height: `calc(${spacing.row} - 6px)`,
    marginTop: '3px',
    padding: '0 8px',
    border: 0,
    borderRadius: vars.rS,
    background: vars.cellFill,
    boxShadow: `inset 0 0 0 1px ${vars.cellLine}`,
    fontWeight: 550,
    lineHeight: '20px',
    textAlign: 'right',
    selectors: {
      // The pointer on the row, not on the field alone: where one can type is seen before the pointer gets there.
      [`${line.plain}:hover &, &:focus`]: { background: vars.field, boxShadow: `inset 0 0 0 1px ${vars.fieldLine}` },
      '&:focus-visible': { outlineOffset: '-1px' },
      '[data-small] &': { height: '36px', marginTop: 0, fontSize: '16px' },
    },
  },
  'quantityField',
);
export const stepping = widgetStyle(
  {
    padding: '0 24px',
    textAlign: 'center',
    background: vars.field,
    boxShadow: `inset 0 0 0 1px ${vars.fieldLine}`,
    selectors: { '[data-small] &': { padding: '0 36px' } },
  },
  'stepping',
);
const stepRule = {
  position: 'absolute',
  top: '3px',
  bottom: '3px',
  width: '24px',
  display: 'grid',
  placeItems: 'center',
  color: vars.text2,
  borderRadius: vars.rS,
} as const;
const stepSelectors = {
  '&:hover': { background: vars.hover, color: vars.text1 },
  '[data-small] &': { width: '36px', top: 0, bottom: 0 },
} as const;
export const less = widgetStyle(
  {
    ...stepRule,
    left: '6px',
    selectors: { ...stepSelectors, '[data-small] &': { width: '36px', top: 0, bottom: 0, left: 0 } },
  },
  'less',
);
export const more = widgetStyle(
  {
    ...stepRule,
    right: '6px',
    selectors: { ...stepSelectors, '[data-small] &': { width: '36px', top: 0, bottom: 0, right: 0 } },
  },
  'more',
);
export const quantityOff = widgetStyle(
  { display: 'block', padding: '0 8px', textAlign: 'right', color: vars.text3, fontWeight: 400 },
  'quantityOff',
);

export const remove = widgetStyle(
  {
    width: '24px',
    height: '24px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.rS,
    color: vars.text3,
    opacity: 0.75,
    selectors: { '&:hover, &:focus-visible': { background: vars.hover, color: vars.text1, opacity: 1 } },
  },
  'removeButton',
);

export const note = widgetStyle(
  {
    gridColumn: '1 / -1',
    height: spacing.note,
    marginTop: '-2px',
    // Beneath the code: past the state mark and the number.
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
/** The key stands before the word where the word ends a column of numbers. */
export const keyFirst = widgetStyle({ flexDirection: 'row-reverse' }, 'keyFirst');
export const noteWords = widgetStyle({ overflow: 'hidden', textOverflow: 'ellipsis', marginRight: '4px' }, 'noteWords');
export const noteTone = {
  info: widgetStyle({ color: vars.info, fontWeight: 600 }, 'noteInfo'),
  warning: widgetStyle({ color: vars.warning, fontWeight: 600 }, 'noteWarning'),
  critical: widgetStyle({ color: vars.critical, fontWeight: 600 }, 'noteCritical'),
};
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
      '[data-small] &': { minHeight: '44px' },
    },
  },
  'remedy',
);
/** Keys show on the line under the pointer, with focus, or just changed; they act on the current line. */
export const keyCap = widgetStyle(
  {
    opacity: 0,
    textDecorationLine: 'none',
    transition: `opacity ${motion.d1} ${motion.easeOut}`,
    selectors: {
      [`${line.plain}:hover &, ${line.plain}:focus-within &, ${keysShown} &`]: { opacity: 1 },
      '[data-small] &': { display: 'none' },
    },
  },
  'keyCap',
);

export const icon = widgetStyle(
  {
    width: '14px',
    height: '14px',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'icon',
);
export const disc = widgetStyle(
  {
    width: '8px',
    height: '8px',
    margin: '0 1px',
    flex: 'none',
    borderRadius: '50%',
    background: vars.positive,
    // Grounds are not printed unless they are asked for.
    printColorAdjust: 'exact',
    '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
  'disc',
);
