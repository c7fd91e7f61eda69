import { appStyle, media, spacing, steps, typeStyle, vars } from '@portal/design-system/css';

export const form = appStyle({ display: 'grid', gap: steps[4], minWidth: 0 });
export const actions = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: steps[3] });
export const note = appStyle({ color: vars.text2 });
export const end = appStyle({ marginInlineStart: 'auto' });
export const pad = appStyle({ padding: `0 ${spacing.pad} ${steps[3]}` });

/** The first-run page. */
export const firstRun = appStyle({
  display: 'grid',
  gap: steps[4],
  maxWidth: '880px',
  padding: `0 ${spacing.pad} ${steps[8]}`,
});
export const lead = appStyle({ ...typeStyle('body'), color: vars.text2 });
export const stepList = appStyle({ display: 'grid' });
/** Number or state at the left, the step at the right. */
export const step = appStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `0 ${steps[3]}`,
  padding: `${steps[4]} 0`,
  borderTop: `1px solid ${vars.hairline}`,
});
export const stepMark = appStyle({ display: 'grid', justifyItems: 'center', lineHeight: '20px', color: vars.text2 });
export const stepBody = appStyle({ display: 'grid', gap: steps[3], minWidth: 0 });
export const stepHead = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: steps[2] });
export const stepTitle = appStyle({ ...typeStyle('body'), fontWeight: 600 });
export const stepState = appStyle({ ...typeStyle('small'), color: vars.text2 });
export const oneFeed = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: steps[3],
  '@media': { [media.small]: { display: 'grid' } },
});
