import { media, spacing, tableCss, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { tableField, tableFieldStates } from '../internal/table-field.ts';

export const review = widgetStyle(
  { display: 'flex', flexDirection: 'column', gap: '12px', minHeight: 0, ...typeStyle('body'), color: vars.text1 },
  'importReview',
);
export const summary = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', minHeight: spacing.ctl },
  'importSummary',
);
export const counts = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, flex: '1 1 auto' },
  'importCounts',
);
/** The buttons wrap together below the counts where there is no room beside them. */
export const answers = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px' }, 'importAnswers');
export const count = widgetStyle({ fontWeight: 550 }, 'importCount');
export const heads = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', border: 0, padding: 0, margin: 0, minWidth: 0 },
  'importHeads',
);
/** Wide enough for the longest role and its arrow. */
export const head = widgetStyle({ flex: '0 0 148px' }, 'importHead');
export const legend = widgetStyle(
  { ...typeStyle('small'), color: vars.text2, padding: 0, marginBottom: '4px' },
  'importLegend',
);
export const table = widgetStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    height: 'min(56vh, 560px)',
    minHeight: '240px',
    borderBlockEnd: `1px solid ${vars.hairline}`,
    '@media': { [media.small]: { height: '52vh' } },
  },
  'importTable',
);
export const faint = widgetStyle({ color: vars.text2 }, 'importFaint');
export const code = widgetStyle({ fontWeight: 550, letterSpacing: '-.005em' }, 'importCode');
export const words = widgetStyle({ color: vars.text2, marginInlineStart: '4px' }, 'importWords');
export const band = widgetStyle({ fontWeight: 550 }, 'importBand');
/**
 * Says what would be ordered instead of what was written, so a long one takes two lines within the height of the row. The panel of the row
 * has what does not fit.
 */
export const reason = widgetStyle(
  {
    ...typeStyle('small'),
    color: vars.text2,
    overflow: 'hidden',
    minWidth: 0,
    whiteSpace: 'normal',
    lineHeight: `min(${spacing.row} / 2 - 1px, 16px)`,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  'importReason',
);
export const nothing = widgetStyle({ margin: 0, padding: spacing.pad }, 'importNothing');

/** For a row that is left out. */
export const struck = widgetStyle({ color: vars.text2, textDecoration: 'line-through' }, 'importStruck');
const cellOf = (rule: Parameters<typeof widgetStyle>[0], name: string) => `${tableCss.cell} ${widgetStyle(rule, name)}`;
const inCard = (area: string, rule: Parameters<typeof widgetStyle>[0] = {}) =>
  widgetStyle({ gridArea: area, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', ...rule }, `import-${area}`);
const row = { display: 'flex', alignItems: 'center', gap: '6px' } as const;

export const cell = {
  line: cellOf({ color: vars.text2, textAlign: 'end' }, 'importLine'),
  source: cellOf({ color: vars.text2 }, 'importSource'),
  match: cellOf({}, 'importMatch'),
  quantity: cellOf({ overflow: 'visible' }, 'importQuantityCell'),
  band: cellOf({ ...row, borderRight: 0 }, 'importBandCell'),
};
export const cardCell = {
  line: inCard('line', { color: vars.text2, lineHeight: '22px' }),
  source: inCard('source', { color: vars.text2, whiteSpace: 'nowrap', lineHeight: '36px' }),
  match: inCard('match', { lineHeight: '22px' }),
  quantity: inCard('qty', { overflow: 'visible' }),
  band: inCard('band', { ...row, alignItems: 'baseline', lineHeight: '22px' }),
};

const field = {
  ...tableField,
  minHeight: '24px',
  selectors: { ...tableFieldStates, '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 1px ${vars.critical}` } },
} as const;
export const quantity = widgetStyle(field, 'importQuantity');
/** Filled in by the import: looks different from what the list contained. */
export const filledQuantity = widgetStyle(
  { ...field, fontWeight: 400, fontStyle: 'italic', borderStyle: 'dashed' },
  'importFilled',
);

export const panel = widgetStyle(
  { display: 'flex', flexDirection: 'column', gap: '8px', padding: `12px ${spacing.pad}`, background: vars.surface2 },
  'importPanel',
);
/** Room for the search results: the table would cut off a list that overflows the panel. */
export const searching = widgetStyle({ minHeight: 'min(440px, 60vh)' }, 'importSearching');
export const written = widgetStyle({ margin: 0, overflowWrap: 'anywhere', fontWeight: 550 }, 'importWritten');
export const why = widgetStyle({ margin: 0, color: vars.text2 }, 'importWhy');
export const candidates = widgetStyle(
  { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
  'importCandidates',
);
export const candidate = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  'importCandidate',
);
export const others = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  'importOthers',
);
export const leftOut = widgetStyle(
  { margin: 0, paddingInlineStart: '20px', maxHeight: '160px', overflowY: 'auto', overflowWrap: 'anywhere' },
  'importLeftOut',
);
