import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const tab = appStyle({ minHeight: '240px', paddingBlock: steps[4] });
export const lines = appStyle({ listStyle: 'none', padding: 0 });
export const line = appStyle({
  paddingBlock: steps[2],
  borderBlockEnd: `1px solid ${vars.hairline}`,
  overflowWrap: 'anywhere',
});
export const change = appStyle({ display: 'flex', alignItems: 'baseline', gap: steps[3] });
/** Below the sentence, not below its symbol. */
export const inside = appStyle({ marginInlineStart: `calc(16px + ${steps[3]})` });
export const mark = appStyle({ flex: 'none', inlineSize: '16px', color: vars.text2, textAlign: 'center' });
export const said = appStyle({ flex: 1, minWidth: 0 });
/** Has a fixed height while the preview loads, so that the buttons below do not move. */
export const look = appStyle({
  display: 'grid',
  gap: steps[3],
  justifyItems: 'start',
  alignContent: 'start',
  minHeight: '460px',
  overflow: 'auto',
});
export const finding = appStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: steps[3],
  paddingBlock: steps[3],
  borderBlockEnd: `1px solid ${vars.hairline}`,
  overflowWrap: 'anywhere',
});
export const ways = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${steps[1]} ${steps[4]}`,
  marginBlockStart: steps[1],
});
export const reason = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const why = appStyle({ display: 'flex', alignItems: 'flex-end', gap: steps[3], marginBlockStart: steps[2] });

export const planned = appStyle({ display: 'grid', gap: steps[2], marginBlockEnd: steps[4] });
