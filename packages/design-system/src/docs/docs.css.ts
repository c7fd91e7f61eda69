import { style } from '@vanilla-extract/css';
import { fontFamily, fontFeatures, typeStyle } from '../props/type.ts';
import { vars } from '../themes/contract.css.ts';

// Not in a layer, because Storybook's pages style all elements, and these samples must look as in the portal.
export const frame = style({
  fontFamily,
  fontFeatureSettings: fontFeatures,
  ...typeStyle('body'),
  background: vars.surface1,
  color: vars.text1,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rM,
  padding: '16px',
  margin: '16px 0 24px',
  // Content wider than a phone scrolls by itself.
  overflowX: 'auto',
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(172px, 1fr))',
  gap: '12px 16px',
});
export const tile = style({ display: 'grid', gridTemplateColumns: '36px 1fr', gap: '2px 10px', alignItems: 'center' });
export const colour = style({
  gridRow: 'span 2',
  height: '36px',
  borderRadius: vars.rS,
  boxShadow: `inset 0 0 0 1px ${vars.border}`,
});
export const name = style({ fontWeight: 550 });
export const quiet = style({ ...typeStyle('small'), color: vars.text2 });
export const group = style({ fontWeight: 600, margin: '0 0 8px' });
export const part = style({ selectors: { '& + &': { marginTop: '20px' } } });
export const rows = style({ display: 'flex', flexDirection: 'column', gap: '12px' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 150px) 1fr',
  gap: '16px',
  alignItems: 'baseline',
});
export const bar = style({ height: '12px', background: vars.accent, borderRadius: '2px' });
export const track = style({ position: 'relative', height: '20px', background: vars.surface2, borderRadius: vars.rS });
export const runner = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineStart: '2px',
  width: '16px',
  borderRadius: '50%',
  background: vars.accent,
});
export const runnerOn = style({ insetInlineStart: 'calc(100% - 18px)' });
export const strips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
  gap: '16px',
});
export const card = style({
  fontFamily,
  ...typeStyle('body'),
  background: vars.surface0,
  color: vars.text1,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rL,
  overflow: 'clip',
});
export const cardTop = style({ background: vars.chrome, color: vars.onChrome, padding: '8px 12px', fontWeight: 600 });
export const cardStrip = style({
  background: vars.strip,
  color: vars.onStrip2,
  display: 'flex',
  alignItems: vars.stripAlign,
  gap: vars.tabGap,
  height: vars.stripH,
  paddingInline: '12px',
  boxShadow: `inset 0 -1px 0 ${vars.tabEdge}`,
});
export const cardTab = style({
  height: vars.tabH,
  display: 'flex',
  alignItems: 'center',
  paddingInline: '10px',
  background: vars.tabOn,
  color: vars.onTab,
  borderRadius: vars.tabR,
  border: `1px solid ${vars.tabEdge}`,
  borderBottom: 0,
  boxShadow: `inset 0 ${vars.tabTop} 0 ${vars.tabMark}, inset 0 calc(-1 * ${vars.tabBottom}) 0 ${vars.tabMark}`,
  fontWeight: 600,
});
export const cardHead = style({
  background: vars.head,
  color: vars.onHead,
  padding: '6px 12px',
  fontSize: vars.headSize,
  fontWeight: vars.headWeight,
  letterSpacing: vars.headTrack,
  textTransform: vars.headCase as 'none',
  borderBottom: vars.headRule,
  display: 'flex',
  justifyContent: 'space-between',
});
export const cardRow = style({
  background: vars.surface1,
  padding: '6px 12px',
  borderBottom: `1px ${vars.rowRule} ${vars.hairline}`,
  display: 'flex',
  justifyContent: 'space-between',
});
export const cardFoot = style({ padding: '10px 12px', display: 'flex', alignItems: 'center', gap: '10px' });
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: '12px',
});
export const icon = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 });
export const table = style({ width: '100%', borderCollapse: 'collapse' });
export const td = style({ padding: '4px 8px', borderBottom: `1px solid ${vars.hairline}`, textAlign: 'start' });
export const ok = style({ color: vars.positive, fontWeight: 550 });
export const screens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
  gap: '24px',
});
export const screen = style({ margin: 0, display: 'grid', gap: '8px' });
export const screenFrame = style({
  width: '100%',
  height: '560px',
  border: `1px solid ${vars.border}`,
  background: vars.surface0,
});
