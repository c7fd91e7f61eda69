import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const screen = appStyle({
  flex: 1,
  width: '100%',
  maxWidth: '1000px',
  margin: '0 auto',
  padding: '40px 24px 80px',
  color: vars.text1,
  '@media': { [media.small]: { padding: '24px 16px 56px' } },
});
export const lead = appStyle({ ...typeStyle('body'), color: vars.text2, marginBlock: `${steps[2]} ${steps[6]}` });
export const group = appStyle({ marginTop: steps[8] });
export const inside = appStyle({ display: 'grid', gap: steps[4], paddingBlock: steps[2], minWidth: 0 });
export const facts = appStyle({ ...typeStyle('small'), color: vars.text2, overflowWrap: 'anywhere' });
export const fields = appStyle({ ...typeStyle('small'), display: 'grid', gap: steps[1] });
export const field = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: steps[4],
  paddingBlock: steps[1],
  borderBottom: `1px solid ${vars.hairline}`,
});
export const name = appStyle({ fontWeight: 550, overflowWrap: 'anywhere' });
export const kind = appStyle({ color: vars.text2, overflowWrap: 'anywhere' });
export const form = appStyle({ display: 'grid', gap: steps[3], justifyItems: 'start' });
export const wide = appStyle({ width: '100%' });
export const answer = appStyle({
  ...typeStyle('small'),
  fontFamily: 'ui-monospace, monospace',
  width: '100%',
  maxHeight: '420px',
  overflow: 'auto',
  margin: 0,
  padding: steps[3],
  borderRadius: vars.rS,
  background: vars.surface2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
