import { tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { tableField, tableFieldStates } from '../internal/table-field.ts';

const cellOf = (rule: Parameters<typeof widgetStyle>[0], name: string) => `${tableCss.cell} ${widgetStyle(rule, name)}`;
const inCard = (area: string, rule: Parameters<typeof widgetStyle>[0] = {}) =>
  widgetStyle({ gridArea: area, minWidth: 0, lineHeight: '22px', ...rule }, area);
const row = { display: 'flex', alignItems: 'center', gap: '6px' } as const;
/** Words that may be longer than their column take a second line instead of being cut off. */
const wrapping = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  whiteSpace: 'normal',
  lineHeight: '14px',
  overflowWrap: 'anywhere',
} as const;

const sizeCell = widgetStyle(wrapping, 'size');
export const cell = {
  compare: cellOf({ ...row, justifyContent: 'center', lineHeight: '20px' }, 'compare'),
  code: cellOf({ fontWeight: 550, letterSpacing: '-.005em' }, 'code'),
  description: cellOf(wrapping, 'description'),
  size: `${tableCss.cell} ${sizeCell}`,
  length: cellOf({ ...wrapping, textAlign: 'end' }, 'length'),
  grade: cellOf(wrapping, 'grade'),
  finish: cellOf(wrapping, 'finish'),
  pack: cellOf({ color: vars.text2, textAlign: 'end' }, 'pack'),
  stock: cellOf(row, 'stock'),
  price: cellOf({ textAlign: 'end' }, 'price'),
  quantity: cellOf({ overflow: 'visible' }, 'quantity'),
  add: cellOf({ ...row, justifyContent: 'flex-end', paddingInlineEnd: 0, borderRight: 0, overflow: 'visible' }, 'add'),
};
export const cardCell = {
  compare: inCard('cmp', { display: 'flex', alignItems: 'flex-start', lineHeight: '20px' }),
  code: inCard('code', { fontWeight: 600 }),
  description: inCard('desc', { whiteSpace: 'normal', lineHeight: '20px' }),
  hidden: widgetStyle({ display: 'none' }, 'inCardHidden'),
  pack: inCard('pack', { color: vars.text2 }),
  stock: inCard('stock', { ...row, justifyContent: 'flex-end' }),
  price: inCard('price', { fontWeight: 550, textAlign: 'end' }),
  // As high as its field, so that nothing moves once the part is added and the field is gone.
  quantity: inCard('qty', { maxWidth: '140px', marginTop: '4px', minHeight: '44px' }),
  add: inCard('add', { marginTop: '4px', alignSelf: 'center', justifySelf: 'end' }),
};

/** In a row that has no room for the columns size, length, class and finish, which are hidden together. */
const withoutSize = `[role="row"]:not(:has(> .${sizeCell})) &`;
export const fullDescription = widgetStyle(
  { display: 'none', selectors: { [withoutSize]: { display: 'inline' } } },
  'fullDescription',
);
export const briefDescription = widgetStyle({ selectors: { [withoutSize]: { display: 'none' } } }, 'briefDescription');
export const faint = widgetStyle({ color: vars.text3 }, 'faint');
export const per = widgetStyle({ ...typeStyle('small'), color: vars.text3, marginInlineStart: '4px' }, 'per');
export const stockWords = widgetStyle({ minWidth: 0, whiteSpace: 'normal', lineHeight: '14px' }, 'stockWords');
export const aside = widgetStyle({ color: vars.text2 }, 'aside');
export const why = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'why');
/** Takes the place of the quantity field and the button. */
export const added = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '6px',
    flex: 'none',
    maxWidth: '188px',
    minHeight: '24px',
    lineHeight: '14px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    textAlign: 'end',
    fontWeight: 550,
    borderRadius: vars.rS,
    selectors: { '&:hover': { textDecorationLine: 'underline' }, '[data-small] &': { justifyContent: 'flex-start' } },
  },
  'added',
);
export const addedIcon = widgetStyle({ color: vars.positive, flex: 'none' }, 'addedIcon');
export const quantity = widgetStyle({ ...tableField, minHeight: '24px', selectors: tableFieldStates }, 'quantityField');
