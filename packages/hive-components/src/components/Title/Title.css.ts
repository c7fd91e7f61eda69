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
/** Set apart by a short rule before it. */
export const fancy = widgetStyle({
  paddingInlineStart: '0.6em',
  borderInlineStart: '3px solid currentColor',
});
