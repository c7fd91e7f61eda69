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

export const line = { plain: widgetStyle({ vars: { '--knock': vars.surface1 }, minHeight: spacing.row }, 'orderLine') };
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
const inCard = (area: string, rule: Parameters<typeof widgetStyle>[0] = {}) => ({
  [`${card} > &`]: {
    gridArea: area,
    height: 'auto',
    padding: 0,
    border: 0,
    lineHeight: '20px',
    ...rule,
  },
});
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

const extendedCell = widgetStyle(
  { textAlign: 'right', fontWeight: 550, selectors: inCard('ext', { fontSize: '15px', fontWeight: 600 }) },
  'extended',
);

export const cell = {
  state: cellBase(
    {
      display: 'flex',
      alignItems: 'center',
      padding: '0 0 0 6px',
      borderRightColor: 'transparent',
      color: vars.text3,
      selectors: inCard('st', { alignItems: 'flex-start', paddingTop: '3px' }),
    },
    'state',
  ),
  number: cellBase({ color: vars.text3, padding: '0 4px 0 0', fontSize: '12px', textAlign: 'right' }, 'number'),
  code: cellBase(
    {
      fontWeight: 550,
      letterSpacing: '-.005em',
      selectors: { ...inCard('code', { fontWeight: 600 }), ...struckWhenRemoved },
    },
    'code',
  ),
  yourCode: cellBase({ color: vars.text2, selectors: struckWhenRemoved }, 'yourCode'),
  description: cellBase(
    { selectors: { ...inCard('desc', { whiteSpace: 'normal', paddingRight: '10px' }), ...struckWhenRemoved } },
    'description',
  ),
  pack: cellBase({ color: vars.text2, textAlign: 'right', padding: '0 6px 0 0' }, 'pack'),
  quantity: cellBase(
    { overflow: 'visible', selectors: inCard('qty', { justifySelf: 'end', width: '116px', marginTop: '4px' }) },
    'quantity',
  ),
  price: cellBase({ textAlign: 'right', selectors: inCard('price', { fontSize: '12px', color: vars.text2 }) }, 'price'),
  type: cellBase({ color: vars.text2, fontSize: '12px' }, 'type'),
  extended: `${tableCss.cell} ${extendedCell}`,
  stock: cellBase(
    {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      paddingRight: 0,
      selectors: inCard('av', { alignSelf: 'center' }),
    },
    'stock',
  ),
  marks: cellBase({ display: 'flex', alignItems: 'center', gap: '7px', color: vars.text3 }, 'marks'),
  remove: cellBase({ display: 'grid', placeItems: 'center', padding: 0, borderRight: 0 }, 'remove'),
};

export const cut = widgetStyle({ overflow: 'hidden', textOverflow: 'ellipsis' }, 'cut');
export const tagged = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    selectors: { [`${card} &`]: { flexWrap: 'wrap' } },
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
export const struck = widgetStyle({ color: vars.text3, fontWeight: 400, marginLeft: 'auto' }, 'struck');

const box = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: '100%',
  height: `calc(${spacing.row} - 6px)`,
  marginTop: '3px',
  lineHeight: '20px',
  borderRadius: vars.rS,
  fontWeight: 550,
} as const;
const resting = { background: vars.cellFill, boxShadow: `inset 0 0 0 1px ${vars.cellLine}` };
const outlined = { background: vars.field, boxShadow: `inset 0 0 0 1px ${vars.fieldLine}` };
const tall = { [`${card} &`]: { height: '36px', marginTop: 0 } };

export const quantity = widgetStyle(
  {
    ...box,
    ...resting,
    padding: '0 8px',
    gap: '5px',
    selectors: {
      ...tall,
      // The row's pointer, not the field's alone: where one can type is seen before the pointer gets there.
      [`${line.plain}:hover &, &:focus-within`]: outlined,
    },
  },
  'quantityBox',
);
export const stepping = widgetStyle(
  { ...box, ...outlined, justifyContent: 'space-between', selectors: tall },
  'stepping',
);
export const quantityField = widgetStyle(
  {
    flex: '1 1 0',
    minWidth: 0,
    width: 0,
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'right',
    font: 'inherit',
    fontFeatureSettings: 'inherit',
    color: 'inherit',
    borderRadius: vars.rS,
    selectors: {
      [`${stepping} &`]: { textAlign: 'center' },
      // 44 px to touch, 36 to see.
      [`${card} &`]: { height: '44px', margin: '-4px 0', fontSize: '16px' },
      // The new quantity stands right beside the old one, where the browser can size a field by its content.
      [`${struck} + &`]: { flex: '0 0 auto', width: 'auto', maxWidth: '60%', fieldSizing: 'content' } as object,
      '&:focus-visible': { outlineOffset: '-1px' },
      [`${quantity} &:focus-visible`]: { outline: 'none' },
    },
  },
  'quantityField',
);
export const step = widgetStyle(
  {
    width: '24px',
    height: '100%',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    color: vars.text2,
    borderRadius: vars.rS,
    selectors: { '&:hover': { background: vars.hover, color: vars.text1 }, [`${card} &`]: { width: '36px' } },
  },
  'step',
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
      [`${card} > &`]: {
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
      [`${card} &`]: { minHeight: '44px' },
      [`${extendedCell} > &`]: { flexDirection: 'row-reverse' },
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
      [`${card} &`]: { display: 'none' },
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
