import { media, spacing, tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

const cellOf = (rule: Parameters<typeof widgetStyle>[0], name: string) => `${tableCss.cell} ${widgetStyle(rule, name)}`;

export const screen = widgetStyle(
  { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto', background: vars.surface1 },
  'orderList',
);
export const bar = widgetStyle(
  {
    flex: 'none',
    minHeight: spacing.bar,
    padding: '0 16px',
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    '@media': { [media.small]: { flexWrap: 'wrap', padding: '12px', gap: '8px 12px' } },
  },
  'bar',
);
export const title = widgetStyle({ ...typeStyle('title'), fontWeight: vars.titleWeight }, 'title');
export const search = widgetStyle({ flex: '0 1 300px', '@media': { [media.small]: { flex: '1 1 100%' } } }, 'search');
export const count = widgetStyle({ color: vars.text2, whiteSpace: 'nowrap' }, 'count');
export const end = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginInlineStart: 'auto' },
  'end',
);
export const loading = widgetStyle({ display: 'grid', gap: '24px', padding: '12px 16px' }, 'loading');

const flexCell = { display: 'flex', alignItems: 'center', gap: '7px' } as const;
export const cell = {
  name: cellOf({ fontWeight: 550 }, 'name'),
  plain: cellOf({}, 'plain'),
  quiet: cellOf({ color: vars.text2 }, 'quiet'),
  status: cellOf(flexCell, 'status'),
  number: cellOf({ textAlign: 'right', color: vars.text2 }, 'number'),
  total: cellOf({ textAlign: 'right', fontWeight: 550 }, 'total'),
  act: cellOf({ display: 'grid', placeItems: 'center' }, 'act'),
};
const inCard = (area: string, rule: Parameters<typeof widgetStyle>[0] = {}) =>
  widgetStyle({ gridArea: area, minWidth: 0, lineHeight: '22px', ...rule }, area);
export const cardCell = {
  name: inCard('name', { fontWeight: 550 }),
  plain: inCard('plain'),
  quiet: inCard('quiet', { color: vars.text2 }),
  status: inCard('status', flexCell),
  number: inCard('lines', { textAlign: 'right', color: vars.text2 }),
  total: inCard('total', { textAlign: 'right', fontWeight: 550 }),
  act: inCard('act', { alignSelf: 'center' }),
};
export const link = widgetStyle(
  {
    color: vars.accentText,
    textDecorationLine: vars.linkLine as 'none',
    textUnderlineOffset: '3px',
    borderRadius: vars.rS,
    selectors: { '&:hover': { textDecorationLine: 'underline' }, '&:focus-visible': { outlineOffset: '-1px' } },
  },
  'link',
);
export const way = `${link} ${widgetStyle({ marginInline: '8px' }, 'way')}`;
export const unreachable = widgetStyle({ color: vars.text2, fontWeight: 400 }, 'unreachable');
