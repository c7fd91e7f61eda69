import { motion, steps, vars, widgetStyle } from '@portal/design-system/css';

export const photograph = widgetStyle(
  { display: 'block', width: '100%', height: 'auto', maxHeight: '100%', objectFit: 'contain' },
  'photograph',
);
export const frame = widgetStyle({ position: 'relative' }, 'frame');
export const zoom = widgetStyle(
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    borderRadius: vars.rS,
    cursor: 'zoom-in',
  },
  'zoom',
);
export const hint = widgetStyle(
  {
    position: 'absolute',
    insetBlockStart: steps[1],
    insetInlineEnd: steps[1],
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: vars.rS,
    color: vars.text2,
    background: vars.surface3,
    opacity: 0,
    selectors: { [`${zoom}:hover &, ${zoom}:focus-visible &`]: { opacity: 1 } },
    transition: `opacity ${motion.d1} ${motion.easeOut}`,
  },
  'hint',
);
export const large = widgetStyle({ padding: `${steps[4]} 0` }, 'large');
