import { widgetStyle } from '@portal/design-system/css';

export const title = widgetStyle({
  marginBlock: 'var(--margin)',
  fontSize: 'var(--size)',
  lineHeight: 'var(--line)',
  letterSpacing: 'var(--tracking)',
  fontWeight: 620,
  color: 'var(--colour)',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
/** Marked by a short line before the title. */
export const fancy = widgetStyle({
  paddingInlineStart: '0.6em',
  borderInlineStart: '3px solid currentColor',
});
