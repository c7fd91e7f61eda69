import { appStyle, media, steps, typeStyle, vars } from '@portal/design-system/css';

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${steps[1]} ${steps[6]}`,
  marginBottom: steps[4],
});
export const aside = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const passwordForm = appStyle({ display: 'grid', gap: steps[4], maxWidth: '440px', marginBottom: steps[6] });
export const sessions = appStyle({ display: 'grid' });
export const session = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr) 120px',
  alignItems: 'center',
  gap: `${steps[1]} ${steps[4]}`,
  minHeight: '40px',
  padding: `${steps[1]} 0`,
  borderBottom: `1px solid ${vars.hairline}`,
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const strong = appStyle({ fontWeight: 550 });
export const inUse = appStyle({ ...typeStyle('small'), color: vars.positive, fontWeight: 550 });
