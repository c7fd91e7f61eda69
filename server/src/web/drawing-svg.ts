import { type Figure, jointFigure, partDrawing } from '@portal/domain/drawing';
import { xmlDocument } from '../documents/xml.ts';
import { webMessages } from '../messages/web.ts';
import type { DrawnPart } from './read-part.ts';

/**
 * Where a drawing is shown: alone with five dimensions, in a grid of parts with one, or in a hexagon with none and enough margin that
 * cropping loses nothing. `field` is the drawn area and `size` the picture, in px; `thick` scales strokes of pictures shown smaller.
 */
export const drawingUses = {
  alone: { field: [600, 300], size: [600, 300], amount: 'five', thick: 1 },
  grid: { field: [300, 140], size: [300, 150], amount: 'one', thick: 1 },
  hex: { field: [140, 110], size: [168, 168], amount: 'none', thick: 1.4 },
} as const;
export type DrawingUse = keyof typeof drawingUses;
export const isDrawingUse = (text: string): text is DrawingUse => Object.hasOwn(drawingUses, text);

/** Colours of outlines and dimensions: `dark` on white, `pale` without a background for dark pages. */
const inks = {
  dark: { outline: '#1d2733', measure: '#5a6675', background: '#fff' },
  pale: { outline: '#f8fafd', measure: '#a9c3e0', background: 'none' },
} as const;
export type DrawingInk = keyof typeof inks;

/** Stroke width and dash pattern of each pen (look rule 7), as attributes. */
const pensIn = ({ outline, measure }: (typeof inks)[DrawingInk], thick: number) => {
  const pen = (stroke: string, width: number, dashes: string | null = null) => ({
    '@fill': 'none',
    '@stroke': stroke,
    '@stroke-width': width * thick,
    '@stroke-dasharray': dashes,
  });
  return {
    outline: pen(outline, 1.6),
    edge: pen(outline, 1),
    fine: pen(outline, 0.6),
    hidden: pen(outline, 0.8, '5 3'),
    centre: pen(measure, 0.7, '10 3 2 3'),
    dimension: pen(measure, 0.7),
    arrow: { '@fill': measure, '@stroke': 'none' },
  };
};

interface Sheet {
  readonly figure: Figure;
  readonly title: string;
  /** x, y, width and height in the figure's units. */
  readonly box: readonly [number, number, number, number];
  readonly size: readonly [width: number, height: number];
  readonly fontSize: number;
  readonly thick: number;
}

function svgOf({ figure, title, box, size, fontSize, thick }: Sheet, ink: DrawingInk): string {
  const colours = inks[ink];
  const pens = pensIn(colours, thick);
  const [x, y, across, down] = box;
  const labels = figure.labels.map((label) => ({
    ...(label.turned
      ? { '@transform': `translate(${label.x} ${label.y}) rotate(-90)` }
      : { '@x': label.x, '@y': label.y }),
    '@text-anchor': label.anchor,
    '#text': label.text,
  }));
  return xmlDocument({
    svg: {
      '@xmlns': 'http://www.w3.org/2000/svg',
      '@viewBox': `${x} ${y} ${across} ${down}`,
      '@width': size[0],
      '@height': size[1],
      '@role': 'img',
      '@font-family': 'system-ui, sans-serif',
      '@font-size': fontSize,
      '@fill': colours.outline,
      title,
      rect: { '@x': x, '@y': y, '@width': across, '@height': down, '@fill': colours.background },
      path: figure.strokes.map(({ pen, d }) => ({ '@d': d, ...pens[pen] })),
      text: labels,
    },
  });
}

/** PART-12: a part's drawing from its dimensions, as a standalone SVG file. */
export function drawingSvg(
  { facts, information }: DrawnPart,
  ink: DrawingInk = 'dark',
  use: DrawingUse = 'alone',
): string {
  const { field, size, amount, thick } = drawingUses[use];
  const [width, height] = size;
  const { figure, box } = partDrawing(
    { image: facts.image, dimensions: information.dimensions, size: facts.size },
    { width: field[0], height: field[1], amount },
  );
  const [left, top, right, bottom] = box;
  const across = Math.max(width, right - left);
  const down = Math.max(height, bottom - top);
  const x = (left + right - across) / 2;
  const y = (top + bottom - down) / 2;
  return svgOf({ figure, title: facts.description, box: [x, y, across, down], size, fontSize: 11, thick }, ink);
}

/** A bolted joint before tightening, as an SVG file. Larger labels, because the wide picture is shown small. */
export const jointSvg = (ink: DrawingInk): string =>
  svgOf(
    {
      figure: jointFigure(),
      title: webMessages.boltedJoint,
      box: [-78, -156, 790, 312],
      size: [790, 312],
      fontSize: 14,
      thick: 1.2,
    },
    ink,
  );
