import { vars, widgetStyle } from '@portal/design-system/css';

export const quote = widgetStyle({
  display: 'grid',
  gap: '12px',
  alignItems: 'start',
  paddingBlock: 'var(--pad-block)',
  paddingInline: 'var(--pad-inline)',
  background: 'var(--background)',
  borderRadius: vars.rM,
});
/** The source is beside the quotation, or below it where space is short. */
export const sourced = widgetStyle({
  '@container': { '(width >= 760px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.9fr)', gap: '24px' } },
});
export const words = widgetStyle({
  fontSize: 'var(--size)',
  lineHeight: 1.36,
  letterSpacing: '-.02em',
  fontWeight: 500,
  color: 'var(--colour)',
  textWrap: 'balance',
  quotes: '"“" "”" "‘" "’"',
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
});
export const source = widgetStyle({
  fontSize: '14px',
  lineHeight: '20px',
  color: vars.text2,
  whiteSpace: 'pre-line',
  '@container': { '(width >= 760px)': { order: -1, paddingBlockStart: '4px' } },
});
