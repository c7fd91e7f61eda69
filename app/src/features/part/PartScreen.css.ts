import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const screen = appStyle({
  ...typeStyle('public'),
  flex: 1,
  // The footer stands below the window from the first, so that it does not jump when the content has come.
  minHeight: 'calc(100dvh - 48px)',
  width: '100%',
  maxWidth: '1248px',
  margin: '0 auto',
  padding: '40px 24px 80px',
  '@media': { [media.small]: { padding: '24px 16px 56px' } },
});
export const head = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  gap: steps[12],
  alignItems: 'start',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: steps[5] } },
});
export const picture = appStyle({
  padding: steps[6],
  background: vars.surface1,
  border: `1px solid ${vars.hairline}`,
  borderRadius: vars.rM,
  '@media': { [media.small]: { padding: steps[3] } },
});
export const facts = appStyle({ display: 'grid', gap: steps[3], minWidth: 0 });
export const code = appStyle({ ...typeStyle('body'), fontWeight: 600, color: vars.text2 });
export const note = appStyle({ ...typeStyle('body') });
export const list = appStyle({ ...typeStyle('body'), display: 'grid', marginTop: steps[2] });
export const fact = appStyle({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: steps[3],
  padding: '5px 0',
  borderTop: `1px solid ${vars.hairline}`,
});
export const quiet = appStyle({ color: vars.text2 });
export const notes = appStyle({
  ...typeStyle('body'),
  padding: `${steps[2]} ${steps[3]}`,
  background: vars.infoSoft,
  borderRadius: vars.rM,
});
export const notesTitle = appStyle({ ...typeStyle('small'), fontWeight: 600 });
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[2], marginTop: steps[2] });
export const tabs = appStyle({ ...typeStyle('body'), marginTop: steps[8] });

export const unknown = appStyle({ display: 'grid', gap: steps[4], justifyItems: 'start' });
export const near = appStyle({ ...typeStyle('body'), width: '100%', borderTop: `1px solid ${vars.border}` });
export const nearRow = appStyle({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr) minmax(0, 1fr)',
  gap: steps[4],
  padding: '10px 0',
  borderBottom: `1px solid ${vars.hairline}`,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } },
});
export const screenTitle = appStyle({ marginBottom: steps[5] });
export const search = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: steps[2],
  marginBlock: `${steps[5]} ${steps[4]}`,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const body = appStyle({ ...typeStyle('body'), marginTop: steps[4] });
