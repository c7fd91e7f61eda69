import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

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
