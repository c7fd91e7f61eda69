import { media, spacing, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { smallCell, smallHead } from '../internal/small-table-rules.ts';

const small = '[data-small] &';

export const panel = widgetStyle(
  {
    background: vars.surface2,
    borderBottom: `1px solid ${vars.border}`,
    position: 'relative',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: 0,
        bottom: 0,
        width: '3px',
        background: vars.accent,
        zIndex: 1,
      },
    },
  },
  'partPanel',
);
export const body = widgetStyle(
  { paddingBlock: spacing.pad, paddingInline: '60px 16px', selectors: { [small]: { padding: '16px 12px' } } },
  'body',
);
export const columns = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 372px) minmax(0, 1fr) minmax(0, 1.02fr)',
    selectors: { [small]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' } },
  },
  'columns',
);
export const column = widgetStyle(
  {
    paddingInline: '20px',
    borderInlineStart: `1px solid ${vars.hairline}`,
    minWidth: 0,
    selectors: {
      '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
      '&:last-child': { paddingInlineEnd: 0 },
      [`${small}, ${small}:first-child, ${small}:last-child`]: { padding: 0, borderInlineStart: 0 },
    },
  },
  'column',
);
export const heading = widgetStyle(
  {
    ...typeStyle('small'),
    fontWeight: 600,
    marginBottom: '8px',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
  },
  'heading',
);
export const aside = widgetStyle({ fontWeight: 400, color: vars.text3 }, 'aside');
export const quiet = widgetStyle({ color: vars.text2 }, 'quiet');
export const strong = widgetStyle({ color: vars.text1, fontWeight: 600 }, 'strong');
export const waiting = widgetStyle({ display: 'grid', gap: '16px', padding: '8px 0' }, 'waiting');

export const table = widgetStyle({ width: '100%', borderCollapse: 'collapse', ...typeStyle('body') }, 'table');
const cellRule = { ...smallCell, height: '24px', padding: '0 4px' } as const;
const headRule = { ...smallHead, height: '20px', padding: '0 4px' } as const;
export const cell = widgetStyle(cellRule, 'cell');
export const first = widgetStyle({ ...cellRule, textAlign: 'start', fontWeight: 400 }, 'first');
export const quietCell = widgetStyle({ ...cellRule, color: vars.text2 }, 'quietCell');
export const headCell = widgetStyle(headRule, 'headCell');
export const firstHead = widgetStyle({ ...headRule, textAlign: 'start' }, 'firstHead');
export const currentRow = widgetStyle({ fontWeight: 600, background: vars.accentSoft }, 'currentRow');
export const currentFirst = widgetStyle(
  { ...cellRule, textAlign: 'start', boxShadow: `inset 2px 0 0 ${vars.accent}`, fontWeight: 600 },
  'currentFirst',
);
export const barCell = widgetStyle({ ...cellRule, width: '68px' }, 'barCell');
export const bar = widgetStyle({ fill: vars.chart1 }, 'bar');
export const paleBar = widgetStyle({ fill: `color-mix(in oklab, ${vars.chart1} 45%, ${vars.surface2})` }, 'paleBar');
export const noBar = widgetStyle({ fill: 'none', stroke: vars.fieldLine }, 'noBar');

export const hint = widgetStyle(
  {
    display: 'flex',
    gap: '7px',
    alignItems: 'flex-start',
    marginTop: '10px',
    ...typeStyle('small'),
    color: vars.text2,
  },
  'hint',
);
export const hintIcon = widgetStyle({ color: vars.accentText, marginTop: '1px' }, 'hintIcon');
/** A panel that is not below an order line. */
export const plainPanel = widgetStyle({ position: 'relative' }, 'plainPanel');
export const plainBody = widgetStyle({ padding: `${steps[5]} 0` }, 'plainBody');
export const caption = widgetStyle(
  { ...typeStyle('small'), display: 'flex', flexWrap: 'wrap', gap: '2px 16px', marginTop: steps[2], color: vars.text2 },
  'caption',
);

export const returning = widgetStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: steps[2],
    paddingInline: '60px 16px',
    background: vars.infoSoft,
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: { [small]: { paddingInline: '12px 8px' } },
  },
  'returning',
);
export const returnButton = widgetStyle(
  {
    ...typeStyle('small'),
    flex: 1,
    minHeight: '32px',
    textAlign: 'start',
    color: vars.accentText,
    fontWeight: 550,
    textDecorationLine: vars.linkLine,
  },
  'returnButton',
);
export const callout = widgetStyle(
  {
    ...typeStyle('small'),
    position: 'absolute',
    zIndex: 2,
    marginTop: '6px',
    padding: '4px 8px',
    maxWidth: '280px',
    color: vars.text1,
    background: vars.surface3,
    border: `1px solid ${vars.border}`,
    borderRadius: vars.rS,
    boxShadow: vars.shadow,
  },
  'callout',
);

export const details = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: `${steps[5]} ${steps[8]}`,
    alignItems: 'start',
  },
  'details',
);
export const links = widgetStyle({ display: 'grid', gap: steps[1], marginTop: steps[3] }, 'links');
export const notes = widgetStyle({ display: 'grid', gap: steps[1], color: vars.text2, maxWidth: '60ch' }, 'notes');
export const ownCode = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 220px) auto',
    justifyContent: 'start',
    alignItems: 'end',
    gap: steps[2],
    marginTop: steps[4],
  },
  'ownCode',
);
export const said = widgetStyle(
  { ...typeStyle('small'), gridColumn: '1 / -1', minHeight: '16px', color: vars.positive },
  'said',
);
export const narrow = widgetStyle({ maxWidth: '560px' }, 'narrow');
const textAction = {
  ...typeStyle('body'),
  minHeight: '24px',
  color: vars.accentText,
  fontWeight: 550,
  textDecorationLine: vars.linkLine,
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
} as const;
export const textButton = widgetStyle(textAction, 'textButton');
export const codeButton = widgetStyle({ ...textAction, whiteSpace: 'nowrap' }, 'codeButton');
export const adding = widgetStyle(
  { display: 'inline-flex', alignItems: 'center', justifyContent: 'flex-end', gap: steps[1] },
  'adding',
);
export const addQuantity = widgetStyle({ width: '72px' }, 'addQuantity');
export const documents = widgetStyle({ display: 'grid', maxWidth: '720px' }, 'documents');
export const document = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: steps[3],
    minHeight: '32px',
    borderBottom: `1px solid ${vars.hairline}`,
  },
  'document',
);

export const history = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
    gap: steps[8],
    alignItems: 'start',
    selectors: { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'history',
);
export const staff = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
    gap: `${steps[5]} ${steps[8]}`,
    alignItems: 'start',
  },
  'staff',
);
export const tableTitle = widgetStyle(
  { ...typeStyle('small'), fontWeight: 600, textAlign: 'start', paddingBottom: steps[1] },
  'tableTitle',
);
export const debugFrame = widgetStyle({ display: 'grid', justifyItems: 'start', gap: steps[2] }, 'debugFrame');
export const debug = widgetStyle(
  {
    ...typeStyle('small'),
    width: '100%',
    maxHeight: '320px',
    overflow: 'auto',
    margin: 0,
    padding: steps[3],
    background: vars.surface1,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.rS,
  },
  'debug',
);
