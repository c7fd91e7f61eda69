import { media, spacing, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

export const pad = widgetStyle({
  display: 'grid',
  gap: steps[4],
  padding: `0 ${spacing.pad} ${steps[6]}`,
  minWidth: 0,
});
export const lead = widgetStyle({ ...typeStyle('body'), color: vars.text2, maxWidth: '80ch' });
/** The mapping beside its result; below 1,120 px the result follows. */
export const work = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 280px',
  gap: steps[6],
  alignItems: 'start',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = widgetStyle({ display: 'grid', gap: steps[5], minWidth: 0 });
export const side = widgetStyle({
  display: 'grid',
  gap: steps[5],
  minWidth: 0,
  '@media': { [media.medium]: { maxWidth: '560px' } },
});
export const form = widgetStyle({ display: 'grid', gap: steps[3], minWidth: 0 });
export const note = widgetStyle({ ...typeStyle('small'), color: vars.text2 });
export const narrow = widgetStyle({ display: 'grid', gap: steps[5], maxWidth: '560px' });
