import { layers, vars, widgetStyle } from '@portal/design-system/css';
import { globalStyle } from '@vanilla-extract/css';

export const articles = widgetStyle({});
export const list = widgetStyle({ borderBlockStart: `1px solid ${vars.border}` });
export const item = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 16px',
  alignItems: 'baseline',
  paddingBlock: '14px',
  borderBlockEnd: `1px solid ${vars.hairline}`,
  '@container': { '(width >= 600px)': { gridTemplateColumns: '112px minmax(0, 1fr) auto' } },
});
export const kind = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.text2,
  fontSize: '13px',
});
export const date = widgetStyle({ color: vars.text2, fontSize: '13px', whiteSpace: 'nowrap' });
export const words = widgetStyle({
  gridColumn: '1 / -1',
  gridRow: 2,
  '@container': { '(width >= 600px)': { gridColumn: 2, gridRow: 1 } },
});
export const title = widgetStyle({ fontWeight: 550, overflowWrap: 'anywhere' });
export const link = widgetStyle({
  fontWeight: 550,
  borderRadius: vars.rS,
  textDecorationLine: vars.linkLine,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});
export const description = widgetStyle({ color: vars.text2, fontSize: '14px', lineHeight: '20px' });
export const empty = widgetStyle({ color: vars.text2, paddingBlock: '14px' });
// The second list continues the first.
globalStyle(`${articles} + ${articles} > ${list}`, { '@layer': { [layers.widgets]: { borderBlockStart: 0 } } });
