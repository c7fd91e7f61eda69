import { media, motion, steps, typeStyle, vars, widgetStyle } from '@portal/design-system/css';
import type { Pen } from '@portal/domain/drawing';
import { globalStyle } from '@vanilla-extract/css';

export const drawing = widgetStyle({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }, 'drawing');

const line = (stroke: string, strokeWidth: number, dashes?: string) => ({
  fill: 'none',
  stroke,
  strokeWidth,
  strokeLinecap: 'round' as const,
  strokeLinejoin: 'round' as const,
  ...(dashes ? { strokeDasharray: dashes } : {}),
});
const pens = {
  outline: line(vars.ink, 1.6),
  edge: line(vars.ink, 1),
  fine: line(vars.ink, 0.6),
  hidden: line(vars.ink, 0.6, '4 2.5'),
  centre: line(vars.inkDim, 0.6, '9 2.5 2 2.5'),
  dimension: line(vars.inkDim, 0.6),
  arrow: { fill: vars.inkDim, stroke: 'none' },
} as const satisfies Record<Pen, object>;
export const pen = {
  outline: widgetStyle(pens.outline, 'outline'),
  edge: widgetStyle(pens.edge, 'edge'),
  fine: widgetStyle(pens.fine, 'fine'),
  hidden: widgetStyle(pens.hidden, 'hidden'),
  centre: widgetStyle(pens.centre, 'centre'),
  dimension: widgetStyle(pens.dimension, 'dimension'),
  arrow: widgetStyle(pens.arrow, 'arrow'),
} satisfies Record<Pen, string>;
/** Drawings without dimensions are small, so their lines are 40 % thicker (look rule 7). */
export const bold = {
  ...pen,
  outline: widgetStyle({ ...pens.outline, strokeWidth: 2.2 }, 'boldOutline'),
  edge: widgetStyle({ ...pens.edge, strokeWidth: 1.4 }, 'boldEdge'),
  fine: widgetStyle({ ...pens.fine, strokeWidth: 0.85 }, 'boldFine'),
} satisfies Record<Pen, string>;
const words = { ...typeStyle('count'), fontWeight: 500, fill: vars.inkDim, letterSpacing: 0 } as const;
export const label = widgetStyle(words, 'label');
/** A wide drawing shrinks on a phone; its labels stay readable. */
export const wideLabel = widgetStyle({ ...words, '@media': { [media.small]: { fontSize: '17px' } } }, 'wideLabel');

export const sheet = widgetStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.5fr) minmax(240px, 1fr)',
    gap: steps[8],
    alignItems: 'start',
    selectors: { '[data-small] &': { gridTemplateColumns: 'minmax(0, 1fr)', gap: steps[5] } },
    '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: steps[5] } },
  },
  'sheet',
);
export const figure = widgetStyle({ margin: 0, minWidth: 0 }, 'figure');
export const caption = widgetStyle(
  {
    ...typeStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    marginTop: steps[3],
    color: vars.text2,
  },
  'caption',
);
export const standard = widgetStyle({ color: vars.text1, fontWeight: 600 }, 'standard');
export const row = widgetStyle(
  {
    transition: `background ${motion.d1} ${motion.easeOut}`,
    selectors: { '&:hover, &:focus-within': { background: vars.hover } },
  },
  'row',
);
export const symbol = widgetStyle({ fontStyle: 'italic', fontWeight: 600 }, 'symbol');

export const engineering = widgetStyle({ display: 'grid', gap: steps[6], marginTop: steps[6] }, 'engineering');
/** The same columns in both tables; on a phone each has what it needs. */
export const engineeringTable = widgetStyle(
  { tableLayout: 'fixed', '@media': { [media.small]: { tableLayout: 'auto' } } },
  'engineeringTable',
);
export const engineeringPart = widgetStyle({ display: 'grid', gap: steps[2], minWidth: 0 }, 'engineeringPart');
export const source = widgetStyle({ color: vars.text2 }, 'source');

/** Prints the drawing only. */
globalStyle('html[data-printing="drawing"] body *', { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`html[data-printing="drawing"] ${sheet}, html[data-printing="drawing"] ${sheet} *`, {
  '@media': { print: { visibility: 'visible' } },
});
globalStyle(`html[data-printing="drawing"] ${sheet}`, {
  '@media': { print: { position: 'fixed', inset: '10mm', width: 'auto' } },
});
