import { tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

const cellBase = (rule: Parameters<typeof widgetStyle>[0], name: string) =>
  `${tableCss.cell} ${widgetStyle(rule, name)}`;

const edgeRule = (color: string, name: string) =>
  widgetStyle(
    {
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          top: 0,
          bottom: 0,
          width: '3px',
          background: color,
        },
      },
    },
    name,
  );

/** Left edge: only when the line speaks or is open. */
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

const flexCell = { display: 'flex', alignItems: 'center' } as const;
/** For a cell that holds more than words. A cell of words only is a plain block, which is the cheapest to lay out. */
export const mixed = widgetStyle({ ...flexCell, gap: '6px' }, 'mixed');
/** Cells in the columns of the table. */
export const cell = {
  state: cellBase({ padding: '0 0 0 6px', borderRightColor: 'transparent', color: vars.text3 }, 'state'),
  number: cellBase({ color: vars.text3, padding: '0 4px 0 0', fontSize: '12px', textAlign: 'right' }, 'number'),
  code: cellBase({ fontWeight: 550, letterSpacing: '-.005em' }, 'code'),
  yourCode: cellBase({ color: vars.text2 }, 'yourCode'),
  description: cellBase({}, 'description'),
  pack: cellBase({ color: vars.text2, textAlign: 'right', padding: '0 6px 0 0' }, 'pack'),
  quantity: cellBase({ overflow: 'visible', position: 'relative' }, 'quantity'),
  // An amount and what it is for are read as figures are, also where words run the other way.
  price: cellBase({ textAlign: 'right', direction: 'ltr' }, 'price'),
  type: cellBase({ color: vars.text2, fontSize: '12px' }, 'type'),
  extended: cellBase({ textAlign: 'right', fontWeight: 550 }, 'extended'),
  stock: cellBase({ paddingRight: 0 }, 'stock'),
  marks: cellBase({ color: vars.text3 }, 'marks'),
  remove: cellBase({ padding: 0, borderRight: 0, textAlign: 'center' }, 'remove'),
};
/** The same in a card. */
export const cardCell = {
  state: inCard('st', { display: 'flex', alignItems: 'flex-start', paddingTop: '3px', color: vars.text3 }),
  code: inCard('code', { fontWeight: 600 }),
  description: inCard('desc', { whiteSpace: 'normal', paddingInlineEnd: '10px' }),
  quantity: inCard('qty', { justifySelf: 'end', width: '116px', marginTop: '4px', position: 'relative' }),
  // As wide from the first as most figures are.
  price: inCard('price', {
    minWidth: '84px',
    fontSize: '12px',
    color: vars.text2,
    textAlign: 'right',
    direction: 'ltr',
  }),
  extended: inCard('ext', { minWidth: '84px', fontSize: '15px', fontWeight: 600, textAlign: 'right' }),
  // As high with the bar of what is on its way as with words: they do not move.
  stock: inCard('av', { alignSelf: 'center', alignContent: 'center', minHeight: '20px' }),
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
const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - .9px), currentColor calc(50% - .7px) calc(50% + .7px), transparent calc(50% + .9px))`;
/** Its cross is a ground: an icon's elements on every line would be a tenth of all there are. */
export const remove = widgetStyle(
  {
    width: '24px',
    height: '24px',
    verticalAlign: 'middle',
    color: vars.text3,
    opacity: 0.75,
    background: `${stroke('45deg')} center / 9px 9px no-repeat, ${stroke('-45deg')} center / 9px 9px no-repeat`,
    selectors: {
      '&:hover, &:focus-visible': { backgroundColor: vars.hover, borderRadius: vars.rS, color: vars.text1, opacity: 1 },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'ButtonText' } },
  },
  'removeButton',
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
const disc = (color: string, place: string) =>
  `radial-gradient(closest-side, ${color} calc(100% - .5px), transparent) ${place} 50% / 8px 8px no-repeat`;
/** The mark of nearly every line is a ground, and no element. */
export const inStock = widgetStyle(
  {
    paddingInlineStart: '22px',
    background: disc(vars.positive, '7px'),
    // Grounds are not printed unless they are asked for.
    printColorAdjust: 'exact',
    selectors: {
      '[data-small] &': { paddingInlineStart: '16px', backgroundPositionX: '1px' },
      '[dir="rtl"] &': { backgroundPositionX: 'calc(100% - 7px)' },
      '[dir="rtl"] [data-small] &': { backgroundPositionX: 'calc(100% - 1px)' },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        borderColor: 'CanvasText',
        background: disc('CanvasText', '7px'),
      },
    },
  },
  'inStock',
);
