import { typeStyle, vars, widgetStyle } from '@portal/design-system/css';

const state = { ...typeStyle('small'), color: vars.text2 } as const;
/** The state of saving has its own place, so that nothing moves when it appears: at the end of the label's line, or beside a switch. */
export const field = {
  box: widgetStyle({ position: 'relative' }, 'field'),
  state: widgetStyle({ ...state, position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 }, 'fieldState'),
};
export const toggle = {
  box: widgetStyle(
    { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px', columnGap: '8px', alignItems: 'center' },
    'toggle',
  ),
  state: widgetStyle(state, 'toggleState'),
};
