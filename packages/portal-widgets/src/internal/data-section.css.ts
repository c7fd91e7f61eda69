import { spacing, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';

/** Head of a section: its name, some facts, and its actions at the right. */
export const bar = widgetStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${steps[1]} ${steps[4]}`,
    minHeight: spacing.bar,
    padding: `${steps[1]} ${spacing.pad}`,
  },
  'bar',
);
export const fact = widgetStyle({ ...typeStyle('small'), color: vars.text2 }, 'fact');
export const atEnd = widgetStyle(
  { display: 'flex', flexWrap: 'wrap', gap: steps[2], marginInlineStart: 'auto' },
  'atEnd',
);
