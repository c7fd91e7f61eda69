import type { Figure } from '@portal/domain/drawing';
import * as css from './LineDrawing.css.ts';

export interface LineDrawingProps {
  figure: Figure;
  /** Size of the drawing in px; the figure's axis is `axis` px from the top and its origin `left` px from the left. */
  width: number;
  height: number;
  left: number;
  axis: number;
  /** Accessible name; omitted, the drawing is decorative. */
  label?: string;
  /** Light colours for a dark background. */
  onDark?: boolean;
}

/** A line drawing in two colours: one for outlines, one for centre lines and dimensions. */
export function LineDrawing({ figure, width, height, left, axis, label, onDark }: LineDrawingProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, both in `name`
    <svg viewBox={`0 0 ${width} ${height}`} className={onDark ? css.onDark : css.drawing} {...name}>
      <g transform={`translate(${left} ${axis})`}>
        {figure.strokes.map((stroke) => (
          <path key={stroke.pen + stroke.d} d={stroke.d} className={css.pen[stroke.pen]} />
        ))}
        {figure.labels.map((label) => (
          <text key={`${label.x} ${label.y}`} x={label.x} y={label.y} textAnchor={label.anchor} className={css.label}>
            {label.text}
          </text>
        ))}
      </g>
    </svg>
  );
}
