import { media, spacing, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import { besideFirstLine, markedRow } from '../internal/mark-row.ts';

export const side = widgetStyle(
  {
    vars: { '--knock': vars.sideBg },
    background: vars.sideBg,
    borderLeft: `1px solid ${vars.sideLine}`,
    padding: '0 20px',
    minWidth: 0,
    '@media': {
      [media.medium]: {
        borderLeft: 0,
        borderTop: `1px solid ${vars.border}`,
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        columnGap: '32px',
        alignItems: 'start',
      },
      [media.small]: { display: 'block' },
    },
  },
  'side',
);
export const section = widgetStyle(
  {
    padding: `${spacing.gap} 0`,
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
  },
  'section',
);
/** Sticky, so that Confirm is visible however long the side panel is. */
export const confirm = widgetStyle(
  {
    position: 'sticky',
    bottom: 0,
    background: vars.sideBg,
    // Covers the border of the section above, so that one line shows wherever the panel is scrolled to.
    boxShadow: `0 -1px ${vars.border}, 0 -1px ${vars.sideBg}`,
    '@media': { [media.medium]: { position: 'static', background: 'transparent', boxShadow: 'none' } },
  },
  'confirm',
);
export const toCome = widgetStyle({ minHeight: '88px' }, 'toCome');
export const heading = widgetStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    marginBottom: '8px',
    flexWrap: 'wrap',
    gap: '0 8px',
    whiteSpace: 'nowrap',
  },
  'heading',
);
export const title = widgetStyle({ ...typeStyle('body'), fontWeight: 600 }, 'title');
export const headingAside = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'headingAside');
export const quiet = widgetStyle({ color: vars.text2 }, 'quiet');

export const sumRow = widgetStyle({ display: 'flex', justifyContent: 'space-between', lineHeight: '24px' }, 'sumRow');
export const amount = widgetStyle({ fontWeight: 500 }, 'amount');
export const less = widgetStyle({ fontWeight: 500, color: vars.positive }, 'less');
export const totalRow = widgetStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    borderTop: `1px solid ${vars.border}`,
    marginTop: '8px',
    paddingTop: '10px',
  },
  'totalRow',
);
export const totalLabel = widgetStyle({ fontWeight: 550 }, 'totalLabel');
export const total = widgetStyle({ ...typeStyle('total'), fontWeight: vars.titleWeight, flex: 'none' }, 'total');
export const currency = widgetStyle(
  { ...typeStyle('body'), fontWeight: 500, color: vars.text2, marginRight: '4px', letterSpacing: 0 },
  'currency',
);
export const meter = widgetStyle({ marginTop: '14px' }, 'meter');
export const after = widgetStyle(
  { display: 'flex', justifyContent: 'space-between', ...typeStyle('small'), color: vars.text2, marginTop: '4px' },
  'after',
);

export const pick = widgetStyle(
  {
    width: '100%',
    height: spacing.ctl,
    padding: '0 10px',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    textAlign: 'left',
    background: vars.field,
    border: `1px solid ${vars.fieldLine}`,
    borderRadius: vars.rM,
    selectors: { '&[aria-disabled="true"]': { borderStyle: 'dashed', cursor: 'default', color: vars.text2 } },
  },
  'pick',
);
export const pickName = widgetStyle(
  { fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'pickName',
);
export const pickEnd = widgetStyle({ marginLeft: 'auto', color: vars.text3, display: 'flex' }, 'pickEnd');
export const facts = widgetStyle({ marginTop: '10px', display: 'grid', rowGap: '4px' }, 'facts');
export const fact = widgetStyle(
  { display: 'grid', gridTemplateColumns: '64px 1fr', columnGap: '8px', alignItems: 'baseline' },
  'fact',
);
export const detail = widgetStyle({ display: 'block', color: vars.text2 }, 'detail');

/** A code wider than its column wraps. */
export const check = widgetStyle({ ...markedRow, padding: '4px 0', overflowWrap: 'anywhere' }, 'check');
export const checkMark = widgetStyle(besideFirstLine, 'checkMark');
/** As wide as the usual remedies: a suggestion that arrives later changes the remedy, and must not wrap the text beside it. */
export const checkAction = widgetStyle({ ...besideFirstLine, minWidth: '76px' }, 'checkAction');
export const checkTitle = widgetStyle({ fontWeight: 550, display: 'block' }, 'checkTitle');
export const checkDetail = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'checkDetail');
export const rule = widgetStyle({ border: 0, height: '1px', background: vars.hairline, margin: '6px 0' }, 'rule');

export const reason = widgetStyle(
  { display: 'flex', alignItems: 'baseline', gap: '8px', ...typeStyle('small'), marginTop: '10px' },
  'reason',
);
export const grace = widgetStyle(
  {
    ...typeStyle('small'),
    color: vars.text3,
    marginTop: '4px',
    '@media': { [media.small]: { display: 'none' } },
  },
  'grace',
);
export const documents = widgetStyle({ listStyle: 'none', margin: '4px -8px 0', padding: 0 }, 'documents');
export const documentLink = widgetStyle({ padding: '6px 10px' }, 'documentLink');
export const settled = widgetStyle({ display: 'flex', gap: '10px', alignItems: 'flex-start' }, 'settled');
export const countdown = widgetStyle({ margin: '8px 0 12px', color: vars.text2 }, 'countdown');
export const hold = widgetStyle({ margin: '-8px 0 12px' }, 'hold');
export const pair = widgetStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' }, 'pair');
