import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const list = appStyle({ ...typeStyle('body'), padding: `0 ${steps[4]}` });
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: '180px minmax(0, 1fr) auto',
  gap: steps[4],
  padding: '10px 0',
  borderBottom: `1px solid ${vars.hairline}`,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px' } },
});
export const filters = appStyle({ ...typeStyle('body'), padding: steps[4], display: 'grid', gap: steps[2] });
export const filter = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${steps[1]} ${steps[4]}`,
});
export const name = appStyle({ color: vars.text2, minWidth: '80px' });
export const pack = appStyle({ color: vars.text2 });
export const none = appStyle({ ...typeStyle('body'), padding: steps[4] });
