import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';

export const form = appStyle({ display: 'grid', gap: steps[4] });
export const section = appStyle({
  display: 'grid',
  gap: steps[3],
  borderBlockStart: `1px solid ${vars.hairline}`,
  paddingBlockStart: steps[4],
  marginBlockStart: steps[4],
});
export const note = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const drafts = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: steps[2] });
/** The open page; its whole name where there is room. */
export const pageName = appStyle({
  ...typeStyle('body'),
  fontWeight: 600,
  maxWidth: '360px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const requests = appStyle({ marginBlockEnd: steps[4] });
/** Sentences below one another, each with a bullet. */
export const facts = appStyle({
  display: 'grid',
  gap: steps[2],
  listStyle: 'disc',
  paddingInlineStart: steps[5],
  marginBlockEnd: steps[4],
  overflowWrap: 'anywhere',
});
export const list = appStyle({ listStyle: 'none', padding: 0 });
export const item = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: steps[4],
  paddingBlock: steps[3],
  borderBlockEnd: `1px solid ${vars.hairline}`,
});
export const itemWords = appStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
