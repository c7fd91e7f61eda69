import { type Label, partDrawing } from '@portal/domain/drawing';
import { useMemo } from 'react';
import { partDrawingMessages as messages } from '../messages/part-drawing.ts';
import * as css from './PartDrawing.css.ts';
import type { PartDrawingProps } from './PartDrawing.props.ts';

/** Width in px from which on a drawing is scaled down on phones. */
const wide = 400;

function Words({ x, y, text, anchor, turned, className }: Label & { className: string }) {
  const place = turned ? { transform: `translate(${x} ${y}) rotate(-90)` } : { x, y };
  return (
    <text {...place} textAnchor={anchor} className={className}>
      {text}
    </text>
  );
}

/** A part drawn to scale from its dimensions (PART-12), in the theme's colours. */
export function PartDrawing(props: PartDrawingProps) {
  const { part, name, width = 350, height = 150, amount = 'five', labels = 'figures', scale } = props;
  const drawing = useMemo(
    () => partDrawing(part, { width, height, amount, labels, ...(scale === undefined ? {} : { scale }) }),
    [part, width, height, amount, labels, scale],
  );
  const [left, top, right, bottom] = drawing.box;
  const across = Math.max(width, right - left);
  // A sheet is as high as its drawing; in rows and grids all drawings have the same height.
  const down = amount === 'all' ? bottom - top : Math.max(height, bottom - top);
  const pens = amount === 'none' ? css.bold : css.pen;
  const said = drawing.figure.labels.map(({ text }) => text).join(', ');
  return (
    <svg
      role="img"
      aria-label={said === '' ? messages.label(name) : messages.labelWithSizes(name, said, drawing.unit)}
      viewBox={`${(left + right - across) / 2} ${(top + bottom - down) / 2} ${across} ${down}`}
      width={across}
      height={down}
      className={css.drawing}
    >
      {drawing.figure.strokes.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure's strokes have no other identity and always render together
        <path key={index} d={stroke.d} className={pens[stroke.pen]} />
      ))}
      {drawing.figure.labels.map((each) => (
        <Words key={`${each.x} ${each.y}`} {...each} className={width > wide ? css.wideLabel : css.label} />
      ))}
    </svg>
  );
}
