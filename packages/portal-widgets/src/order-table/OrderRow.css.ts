import { tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { sign } from './sign.ts';

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
/** Its cross is a ground: an icon's elements on every line would be a tenth of all there are. */
export const remove = widgetStyle(
  {
    width: '24px',
    height: '24px',
    verticalAlign: 'middle',
    color: vars.text3,
    opacity: 0.75,
    background: `${sign('45deg')}, ${sign('-45deg')}`,
    selectors: {
      '&:hover, &:focus-visible': { backgroundColor: vars.hover, borderRadius: vars.rS, color: vars.text1, opacity: 1 },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'ButtonText' } },
  },
  'removeButton',
);

/**
 * Lucide's file-badge, message-square-text and tag at 14 px, as grounds cut to their outline: an element each, where a drawing would
 * have two, of the dearest kind to style and to lay out.
 */
const endMarkRule = (outline: string, name: string) =>
  widgetStyle(
    {
      width: '14px',
      height: '14px',
      flex: 'none',
      background: 'currentColor',
      clipPath: `path("${outline}")`,
      printColorAdjust: 'exact',
      '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
    },
    name,
  );
export const endMark = {
  certificate: endMarkRule(
    'M1.8 4.1V2.3Q1.8.6 3.5.6H8.2Q9 .6 9.6 1.2L11.7 3.3Q12.3 3.9 12.3 4.7V11.7Q12.3 13.4 10.5 13.4H7.6V12.3H10.5Q11.1 12.3 11.1 11.7V5.3H8.8Q7.6 5.3 7.6 4.1V1.8H3.5Q2.9 1.8 2.9 2.3V4.1ZM8.7 2V4.1H10.8ZM1.2 9.3A2.3 2.3 0 1 1 5.8 9.3A2.3 2.3 0 1 1 1.2 9.3ZM2.3 9.3A1.2 1.2 0 1 0 4.7 9.3A1.2 1.2 0 1 0 2.3 9.3ZM1.7 10.8L1.2 12.6Q1.1 13.6 2.2 13.3L3.5 12.8L4.8 13.3Q5.9 13.6 5.8 12.6L5.3 10.8L4.3 11.4L4.6 12L3.5 11.6L2.4 12L2.7 11.4Z',
    'certificate',
  ),
  note: endMarkRule(
    'M2.3.6H11.7A1.75 1.75 0 0 1 13.4 2.3V9.9A1.75 1.75 0 0 1 11.7 11.7H4L2.3 13.2A1 1 0 0 1 .6 12.4V2.3A1.75 1.75 0 0 1 2.3.6ZM2.3 1.8A.6.6 0 0 0 1.8 2.3V12L3.1 10.8A1.4 1.4 0 0 1 4 10.5H11.7A.6.6 0 0 0 12.2 9.9V2.3A.6.6 0 0 0 11.7 1.8ZM4 3.5H8.8V4.7H4ZM4 5.8H10V7H4ZM4 8.2H7.6V9.3H4Z',
    'noteMark',
  ),
  promotion: endMarkRule(
    'M7.8 1.1Q7.2.6 6.5.6H2.3Q.6.6.6 2.3V6.5Q.6 7.2 1.1 7.8L6.2 12.8Q7.6 14.2 9 12.8L12.8 9Q14.2 7.6 12.8 6.2ZM6.5 1.8Q6.8 1.8 6.9 1.9L12 7Q12.6 7.6 12 8.2L8.2 12Q7.6 12.6 7 12L1.9 6.9Q1.8 6.8 1.8 6.5V2.3Q1.8 1.8 2.3 1.8ZM3.8 4.4A.6.6 0 1 0 5 4.4A.6.6 0 1 0 3.8 4.4Z',
    'promotionMark',
  ),
};
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
