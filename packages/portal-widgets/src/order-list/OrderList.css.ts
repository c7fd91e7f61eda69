import { media, spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

type Rule = Parameters<typeof widgetStyle>[0];
/** Widths below which the columns account, then number, person and warehouse are hidden. */
const narrow = 'screen and (max-width: 1359.98px)';
const narrower = 'screen and (max-width: 1180px)';
const hidden3 = { display: 'none' } as const;

export const screen = widgetStyle(
  { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto', background: vars.surface1 },
  'orderList',
);
export const bar = widgetStyle(
  {
    flex: 'none',
    minHeight: spacing.bar,
    padding: '6px 16px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 16px',
    '@media': { [media.small]: { padding: '12px', gap: '8px 12px' } },
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

export const facts = widgetStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: '44px',
    margin: 0,
    padding: '0 6px',
    border: 'solid',
    borderWidth: '1px 0',
    borderColor: vars.hairline,
    background: vars.surface2,
    overflowX: 'auto',
    '@media': { [media.small]: { flexWrap: 'wrap', padding: 0, overflowX: 'visible' } },
  },
  'facts',
);
export const hidden = widgetStyle(
  { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  'hidden',
);
export const fact = widgetStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: '7px',
    minHeight: '44px',
    padding: '8px 20px 8px 10px',
    color: vars.text2,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': { [media.small]: { flex: '1 0 50%', padding: '8px 10px' } },
    selectors: {
      '&:hover': { background: vars.hover },
      '&[aria-pressed="true"]': { background: vars.selected, color: vars.text1 },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
  'fact',
);
export const factCount = widgetStyle({ ...typeStyle('title'), color: vars.text1 }, 'factCount');
export const factAside = widgetStyle(
  { ...typeStyle('small'), color: vars.text3, '@media': { [media.small]: hidden3 } },
  'factAside',
);
/** The sum at the end of the facts; not a filter. */
export const inProgress = widgetStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: '7px',
    minHeight: '44px',
    marginInlineStart: 'auto',
    padding: '8px 10px',
    color: vars.text2,
    whiteSpace: 'nowrap',
    '@media': { [media.small]: { flex: '1 0 100%', borderTop: `1px solid ${vars.hairline}` } },
  },
  'inProgress',
);

export const scroll = widgetStyle({ flex: '1 1 auto', minHeight: 0, overflow: 'auto' }, 'scroll');
export const table = widgetStyle(
  { width: '100%', borderCollapse: 'collapse', '@media': { [media.small]: { display: 'block' } } },
  'table',
);
export const headGroup = widgetStyle({ '@media': { [media.small]: hidden3 } }, 'headGroup');
const headRule = {
  ...typeStyle('small'),
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: spacing.headH,
  padding: '0 9px',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: 400,
  color: vars.onHead,
  background: vars.head,
  boxShadow: `inset 0 -1px ${vars.border}`,
} as const satisfies Rule;
const wideOnly = { '@media': { [narrow]: hidden3 } } as const;
const midOnly = { '@media': { [narrower]: hidden3 } } as const;
export const head = {
  plain: widgetStyle(headRule, 'head'),
  name: widgetStyle({ ...headRule, paddingInlineStart: '6px' }, 'headName'),
  number: widgetStyle({ ...headRule, ...midOnly }, 'headNumber'),
  account: widgetStyle({ ...headRule, ...wideOnly }, 'headAccount'),
  assignee: widgetStyle({ ...headRule, ...midOnly }, 'headAssignee'),
  figure: widgetStyle({ ...headRule, textAlign: 'end' }, 'headFigure'),
};
export const sorter = widgetStyle(
  {
    font: 'inherit',
    color: 'inherit',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    cursor: 'pointer',
    // Heads are dark in some themes, so the hover keeps their colour.
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineOffset: '2px' } },
  },
  'sorter',
);

export const group = widgetStyle({ '@media': { [media.small]: { display: 'block' } } }, 'group');
export const groupRow = widgetStyle({ '@media': { [media.small]: { display: 'block' } } }, 'groupRow');
export const groupHead = widgetStyle(
  {
    padding: '14px 16px 6px 36px',
    textAlign: 'start',
    fontWeight: 600,
    borderBottom: `1px ${vars.rowRule} ${vars.hairline}`,
    '@media': { [media.small]: { display: 'block', padding: '16px 12px 6px' } },
  },
  'groupHead',
);
export const groupLine = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' },
  'groupLine',
);
export const groupFact = widgetStyle({ ...typeStyle('small'), fontWeight: 400, color: vars.text2 }, 'groupFact');

/** A card on phones: name and total, status, time of the last change; the menu at the end. */
const cardRow = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto 44px',
  gridTemplateAreas: '"mark name total more" "mark status lines more" "mark changed changed more" ". action action ."',
  rowGap: '2px',
  padding: '10px 4px 10px 8px',
} as const;
const ruleBelow = `1px ${vars.rowRule} ${vars.hairline}`;
const rowRule = {
  selectors: { '&:hover': { backgroundColor: vars.hover } },
  '@media': { [media.small]: cardRow },
} as const satisfies Rule;
export const row = widgetStyle({ ...rowRule, borderBottom: ruleBelow }, 'row');
export const rowWithNote = widgetStyle(rowRule, 'rowWithNote');
const edgeOf = (colour: string, name: string) =>
  widgetStyle(
    {
      backgroundImage: `linear-gradient(${colour}, ${colour})`,
      backgroundSize: '3px 100%',
      backgroundRepeat: 'no-repeat',
    },
    name,
  );
export const edge = {
  critical: edgeOf(vars.critical, 'edgeCritical'),
  warning: edgeOf(vars.warning, 'edgeWarning'),
  info: edgeOf(vars.info, 'edgeInfo'),
};
export const tone = {
  critical: widgetStyle({ color: vars.critical }, 'critical'),
  warning: widgetStyle({ color: vars.warning }, 'warning'),
  info: widgetStyle({ color: vars.info }, 'info'),
};
export const noteRow = widgetStyle(
  { borderBottom: ruleBelow, '@media': { [media.small]: { display: 'block' } } },
  'noteRow',
);
export const moreRow = widgetStyle({ '@media': { [media.small]: { display: 'block' } } }, 'moreRow');
export const note = widgetStyle(
  {
    ...typeStyle('small'),
    padding: '0 16px 6px 36px',
    color: vars.text2,
    '@media': { [media.small]: { display: 'block', padding: '0 12px 10px 28px' } },
  },
  'note',
);
export const strong = widgetStyle({ fontWeight: 600 }, 'strong');

const cellRule = { height: spacing.row, padding: '0 9px', textAlign: 'start', whiteSpace: 'nowrap' } as const;
const small = (area: string, rule: Rule = {}): Rule => ({
  '@media': { [media.small]: { gridArea: area, height: 'auto', padding: 0, lineHeight: '22px', ...rule } },
});
const gone: Rule = { '@media': { [media.small]: hidden3 } };
export const cell = {
  mark: widgetStyle(
    {
      ...cellRule,
      width: '30px',
      padding: '0 2px 0 14px',
      lineHeight: 0,
      ...small('mark', { paddingTop: '5px', lineHeight: 0 }),
    },
    'mark',
  ),
  // Takes the width that the other columns leave; they are as wide as their content.
  name: widgetStyle(
    {
      ...cellRule,
      width: '100%',
      paddingInlineStart: '6px',
      fontWeight: 550,
      ...small('name', { whiteSpace: 'normal', overflowWrap: 'anywhere', fontSize: '15px', fontWeight: 600 }),
    },
    'name',
  ),
  number: widgetStyle({ ...cellRule, color: vars.text2, '@media': { [narrower]: hidden3 } }, 'number'),
  status: widgetStyle({ ...cellRule, ...small('status') }, 'status'),
  account: widgetStyle({ ...cellRule, '@media': { [narrow]: hidden3 } }, 'account'),
  warehouse: widgetStyle({ ...cellRule, color: vars.text2, ...gone }, 'warehouse'),
  assignee: widgetStyle({ ...cellRule, '@media': { [narrower]: hidden3 } }, 'assignee'),
  lines: widgetStyle({ ...cellRule, textAlign: 'end', color: vars.text2, ...small('lines') }, 'lines'),
  total: widgetStyle(
    { ...cellRule, textAlign: 'end', fontWeight: 550, ...small('total', { fontSize: '15px', fontWeight: 600 }) },
    'total',
  ),
  changed: widgetStyle({ ...cellRule, color: vars.text2, ...small('changed', typeStyle('small')) }, 'changed'),
  action: widgetStyle(
    { ...cellRule, textAlign: 'end', paddingInlineStart: '16px', ...small('action', { textAlign: 'start' }) },
    'action',
  ),
  more: widgetStyle(
    { ...cellRule, ...small('more', { justifySelf: 'center', alignSelf: 'start', marginBlockStart: '-11px' }) },
    'more',
  ),
};
/** On phones the action is below the reason. */
export const actionBeside = widgetStyle({ '@media': { [media.small]: hidden3 } }, 'actionBeside');
export const actionBelow = widgetStyle({ display: 'none', '@media': { [media.small]: { display: 'block' } } }, 'below');
export const place = widgetStyle(
  { marginInlineStart: '8px', fontWeight: 400, color: vars.text2, '@media': { [media.small]: hidden3 } },
  'place',
);
export const time = widgetStyle({ color: vars.text1 }, 'time');
export const quietText = widgetStyle({ color: vars.text2 }, 'quietText');
export const smallOnly = widgetStyle(
  { display: 'none', '@media': { [media.small]: { display: 'inline' } } },
  'smallOnly',
);
export const link = widgetStyle(
  {
    color: vars.accentText,
    fontWeight: 550,
    textDecorationLine: vars.linkLine as 'none',
    textUnderlineOffset: '3px',
    borderRadius: vars.rS,
    selectors: { '&:hover': { textDecorationLine: 'underline' }, '&:focus-visible': { outlineOffset: '-1px' } },
    '@media': { [media.small]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
  },
  'link',
);
export const nameLink = widgetStyle(
  {
    color: vars.text1,
    borderRadius: vars.rS,
    textDecorationLine: vars.linkLine as 'none',
    textUnderlineOffset: '3px',
    selectors: { '&:hover': { textDecorationLine: 'underline' }, '&:focus-visible': { outlineOffset: '-1px' } },
    // A target of 44 px on a line of 22.
    '@media': {
      [media.small]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', marginBlock: '-11px' },
    },
  },
  'nameLink',
);
export const groupEnd = `${link} ${widgetStyle({ ...typeStyle('small'), marginInlineStart: 'auto' }, 'groupEnd')}`;
export const way = `${link} ${widgetStyle({ marginInline: '8px' }, 'way')}`;
export const unreachable = widgetStyle({ color: vars.text2, fontWeight: 400 }, 'unreachable');
