import { media, spacing, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const form = widgetStyle({ display: 'grid', gap: steps[4], minWidth: 0 });
export const actions = widgetStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: steps[3] });
export const note = widgetStyle({ color: vars.text2 });
export const pad = widgetStyle({ padding: `0 ${spacing.pad} ${steps[3]}` });

/** The first-run page. */
export const firstRun = widgetStyle({
  display: 'grid',
  gap: steps[4],
  maxWidth: '880px',
  padding: `0 ${spacing.pad} ${steps[8]}`,
});
export const lead = widgetStyle({ ...typeStyle('body'), color: vars.text2 });
export const stepList = widgetStyle({ display: 'grid' });
/** Number or state at the left, the step at the right. */
export const step = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `0 ${steps[3]}`,
  padding: `${steps[4]} 0`,
  borderTop: `1px solid ${vars.hairline}`,
});
export const stepMark = widgetStyle({ display: 'grid', justifyItems: 'center', lineHeight: '20px', color: vars.text2 });
export const stepBody = widgetStyle({ display: 'grid', gap: steps[3], minWidth: 0 });
export const stepHead = widgetStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: steps[2] });
export const stepTitle = widgetStyle({ ...typeStyle('body'), fontWeight: 600 });
export const stepState = widgetStyle({ ...typeStyle('small'), color: vars.text2 });
export const oneFeed = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: steps[3],
  '@media': { [media.small]: { display: 'grid' } },
});
