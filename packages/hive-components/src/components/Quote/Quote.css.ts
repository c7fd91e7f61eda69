import { vars, widgetStyle } from '@portal/design-system/css';

export const quote = widgetStyle({
  display: 'grid',
  gap: '12px',
  alignItems: 'start',
  paddingBlock: 'var(--pad-block)',
  paddingInline: 'var(--pad-inline)',
  background: 'var(--ground)',
  borderRadius: vars.rM,
});
/** Who said it stands before the words where there is room, below them where there is not. */
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
