import { type Figure, jointFigure, partDrawing } from '@portal/domain/drawing';
import { escapeHtml } from './html.ts';
import type { PublicPart } from './read-part.ts';

const width = 600;
const height = 300;
/** Outlines and measures: on white, and for grounds that are dark, with none of their own. */
const inks = {
  dark: { outline: '#1d2733', measure: '#5a6675', ground: '#fff' },
  pale: { outline: '#f8fafd', measure: '#a9c3e0', ground: 'none' },
} as const;
export type DrawingInk = keyof typeof inks;

/** Width, and pattern where it is not whole, of each pen (look rule 7). */
const pensIn = ({ outline, measure }: (typeof inks)[DrawingInk]) => ({
  outline: `stroke="${outline}" stroke-width="1.6"`,
  edge: `stroke="${outline}" stroke-width="1"`,
  fine: `stroke="${outline}" stroke-width="0.6"`,
  hidden: `stroke="${outline}" stroke-width="0.8" stroke-dasharray="5 3"`,
  centre: `stroke="${measure}" stroke-width="0.7" stroke-dasharray="10 3 2 3"`,
  dimension: `stroke="${measure}" stroke-width="0.7"`,
  arrow: `fill="${measure}" stroke="none"`,
});

interface Sheet {
  readonly figure: Figure;
  readonly title: string;
  /** x, y, width, height in the figure's own measure. */
  readonly box: readonly [number, number, number, number];
  readonly size: readonly [width: number, height: number];
  readonly letters: number;
}

function svgOf({ figure, title, box, size, letters }: Sheet, ink: DrawingInk): string {
  const colours = inks[ink];
  const pens = pensIn(colours);
  const [x, y, across, down] = box;
  const strokes = figure.strokes.map(
    ({ pen, d }) => `<path d="${escapeHtml(d)}" ${pen === 'arrow' ? '' : `fill="none" `}${pens[pen]}/>`,
  );
  const labels = figure.labels.map((label) => {
    const place = label.turned
      ? `transform="translate(${label.x} ${label.y}) rotate(-90)"`
      : `x="${label.x}" y="${label.y}"`;
    return `<text ${place} text-anchor="${label.anchor}">${escapeHtml(label.text)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${across} ${down}" width="${size[0]}" height="${size[1]}" role="img" font-family="system-ui, sans-serif" font-size="${letters}" fill="${colours.outline}"><title>${escapeHtml(title)}</title><rect x="${x}" y="${y}" width="${across}" height="${down}" fill="${colours.ground}"/>${strokes.join('')}${labels.join('')}</svg>`;
}

/** A part's drawing from its own figures (PART-12) as a file, for pages and pictures outside the app. */
export function drawingSvg(
  { facts, information }: Pick<PublicPart, 'facts' | 'information'>,
  ink: DrawingInk = 'dark',
): string {
  const { figure, box } = partDrawing(
    { image: facts.image, dimensions: information.dimensions, size: facts.size },
    { width, height, amount: 'five' },
  );
  const [left, top, right, bottom] = box;
  const across = Math.max(width, right - left);
  const down = Math.max(height, bottom - top);
  const x = (left + right - across) / 2;
  const y = (top + bottom - down) / 2;
  return svgOf(
    { figure, title: facts.description, box: [x, y, across, down], size: [width, height], letters: 11 },
    ink,
  );
}

/** A bolted joint before it is drawn together; its letters are larger, for it is wide and is shown small. */
export const jointSvg = (ink: DrawingInk): string =>
  svgOf(
    {
      figure: jointFigure(),
      title: 'Bolted joint before it is drawn together: hex bolt, washers, two plates in section, hex nut',
      box: [-78, -156, 790, 312],
      size: [790, 312],
      letters: 14,
    },
    ink,
  );
