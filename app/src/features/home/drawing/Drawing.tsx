import type { Figure } from '@portal/domain/drawing';
import * as css from './Drawing.css.ts';

export interface DrawingProps {
  figure: Figure;
  /** px: the field that the figure stands in, its axis at `axis` from the top, its zero at `left`. */
  width: number;
  height: number;
  left: number;
  axis: number;
  label?: string;
  onDeep?: boolean;
}

/** A line drawing: one colour for shape, one for centre lines and dimensions. */
export function Drawing({ figure, width, height, left, axis, label, onDeep }: DrawingProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden, both in `name`
    <svg viewBox={`0 0 ${width} ${height}`} className={onDeep ? css.deep : css.drawing} {...name}>
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
