import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const screen = appStyle({
  ...typeStyle('public'),
  flex: 1,
  width: '100%',
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '40px 24px 80px',
  '@media': { [media.small]: { padding: '28px 16px 56px' } },
});
export const form = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 480px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: steps[2],
  marginTop: steps[5],
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const count = appStyle({ ...typeStyle('body'), minHeight: '20px', marginTop: steps[5], color: vars.text2 });
export const hits = appStyle({ marginTop: steps[2], borderTop: `1px solid ${vars.border}` });
export const hit = appStyle({
  ...typeStyle('body'),
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr) auto',
  gap: steps[4],
  alignItems: 'baseline',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.hairline}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 41px',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 } },
});
export const code = appStyle({ fontWeight: 550, '@media': { [media.small]: { gridColumn: '1 / -1' } } });
export const why = appStyle({ color: vars.text2 });
export const pack = appStyle({ color: vars.text2, whiteSpace: 'nowrap' });
export const mark = appStyle({ color: 'inherit', background: vars.selection, borderRadius: '2px' });
