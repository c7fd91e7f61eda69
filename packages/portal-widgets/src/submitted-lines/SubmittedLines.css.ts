import { media, spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

type Rule = Parameters<typeof widgetStyle>[0];
const small = (rule: Rule): Rule => ({ '@media': { [media.small]: rule } });
const ruleBelow = `1px ${vars.rowRule} ${vars.hairline}`;

/** Scrolls by itself: the lines fill the sheet. */
export const scroll = widgetStyle({ flex: 1, minHeight: 0, overflow: 'auto', position: 'relative' }, 'scroll');
export const table = widgetStyle(
  { width: '100%', borderCollapse: 'collapse', ...typeStyle('body'), ...small({ display: 'block' }) },
  'table',
);
export const body = widgetStyle(small({ display: 'block' }), 'body');
export const headRow = widgetStyle(small({ display: 'none' }), 'headRow');
export const row = widgetStyle(
  {
    height: spacing.row,
    ...small({
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '2px 12px',
      height: 'auto',
      padding: '10px 12px',
      borderBottom: ruleBelow,
    }),
  },
  'row',
);

const cellRule = { padding: '4px 8px', borderBottom: ruleBelow, whiteSpace: 'nowrap', textAlign: 'start' } as const;
const headRule = {
  ...cellRule,
  height: spacing.headH,
  ...typeStyle('small'),
  color: vars.text2,
  fontWeight: 400,
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.surface1,
} as const;
/** In a card each figure follows the name of its column. */
const inCard = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  border: 0,
  padding: 0,
  whiteSpace: 'normal',
} as const;
const figureRule = {
  ...cellRule,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  ...small({
    ...inCard,
    selectors: {
      '&::before': { content: 'attr(data-name)', color: vars.text3, ...typeStyle('small'), fontWeight: 400 },
    },
  }),
} as const;
const wholeRow = { border: 0, padding: 0, gridColumn: '1 / -1', whiteSpace: 'normal' } as const;
const onlyWide = small({ display: 'none' });

export const head = {
  words: widgetStyle(headRule, 'headWords'),
  figure: widgetStyle({ ...headRule, textAlign: 'end' }, 'headFigure'),
};
export const cell = {
  number: widgetStyle({ ...cellRule, textAlign: 'end', color: vars.text3, width: '44px', ...onlyWide }, 'number'),
  code: widgetStyle({ ...cellRule, fontWeight: 550, ...small(wholeRow) }, 'code'),
  yourCode: widgetStyle({ ...cellRule, color: vars.text2, ...small(wholeRow) }, 'yourCode'),
  description: widgetStyle(
    { ...cellRule, whiteSpace: 'normal', minWidth: '200px', ...small({ ...wholeRow, minWidth: 0 }) },
    'description',
  ),
  figure: widgetStyle(figureRule, 'figure'),
  strong: widgetStyle({ ...figureRule, fontWeight: 550 }, 'strong'),
  late: widgetStyle({ ...figureRule, fontWeight: 550, color: vars.warning }, 'late'),
  state: widgetStyle({ ...cellRule, ...small(wholeRow) }, 'state'),
};
export const faint = widgetStyle({ color: vars.text3 }, 'faint');
export const state = widgetStyle({ display: 'inline-flex', alignItems: 'center', gap: '8px' }, 'stateOf');
export const reason = widgetStyle(
  { display: 'block', ...typeStyle('small'), color: vars.text2, whiteSpace: 'normal' },
  'reason',
);
export const summary = widgetStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    margin: 0,
    padding: '12px 16px',
    ...typeStyle('small'),
    color: vars.text2,
  },
  'summary',
);
