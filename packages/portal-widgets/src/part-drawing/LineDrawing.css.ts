import { appStyle, media, typeStyle, vars } from '@portal/design-system/css';
import type { Pen } from '@portal/domain/drawing';
import { createVar } from '@vanilla-extract/css';

const ink = createVar();
const dim = createVar();

export const drawing = appStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  vars: { [ink]: vars.ink, [dim]: vars.inkDim },
});
export const onDark = appStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  vars: { [ink]: 'oklch(0.985 0.004 250)', [dim]: 'oklch(0.77 0.075 245)' },
});

const line = (stroke: string, strokeWidth: number, dashes?: string) =>
  appStyle({
    fill: 'none',
    stroke,
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...(dashes ? { strokeDasharray: dashes } : {}),
  });

export const pen = {
  outline: line(ink, 1.6),
  edge: line(ink, 1),
  fine: line(ink, 0.6),
  hidden: line(ink, 0.6, '4 2.5'),
  centre: line(dim, 0.6, '9 2.5 2 2.5'),
  dimension: line(dim, 0.6),
  arrow: appStyle({ fill: dim, stroke: 'none' }),
} satisfies Record<Pen, string>;

export const label = appStyle({
  ...typeStyle('count'),
  fontWeight: 500,
  fill: dim,
  letterSpacing: 0,
  '@media': { [media.small]: { fontSize: '15px' } },
});
