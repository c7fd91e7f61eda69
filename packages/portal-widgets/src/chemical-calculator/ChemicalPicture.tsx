import type { ChemicalInput } from '@portal/domain/chemical';
import { dimensions, hatch, line, mirrored, type Span, strokes } from '@portal/domain/drawing';
import { chemicalCalculatorMessages as messages } from '../messages/chemical-calculator.ts';
import * as css from '../part-drawing/PartDrawing.css.ts';
import * as own from './ChemicalCalculator.css.ts';

/** Depth of the hole in the drawing, in px. It is the longest dimension, so it sets the scale. */
const deep = 210;
const block = { above: 44, below: 44, behind: 34 } as const;

/** The hole in section: hatched concrete, mortar on the accent background, the rod in the middle. */
export function ChemicalPicture({ hole_mm, depth_mm, rod_mm }: ChemicalInput) {
  // A slim hole is drawn wider than to scale so that its gap is visible; the labels give the true sizes.
  const R = Math.min(54, Math.max(20, (hole_mm / depth_mm) * deep * 0.5));
  const r = Math.max(3, Math.min(R - 8, (R * rod_mm) / hole_mm));
  const out = 58;
  const spans: readonly Span[] = [
    {
      symbol: 'hef',
      text: `${depth_mm}`,
      side: 'below',
      from: 0,
      to: deep,
      starts: [R + block.below, R + block.below],
      reach: R + block.below,
    },
    { symbol: 'd', text: `⌀ ${rod_mm}`, side: 'left', from: -r, to: r, starts: [-out, -out], reach: out },
    {
      symbol: 'd0',
      text: `⌀ ${hole_mm}`,
      side: 'right',
      from: -R,
      to: R,
      starts: [deep, deep],
      reach: deep + block.behind,
    },
  ];
  const right = deep + block.behind;
  const top = -R - block.above;
  const concrete = strokes(
    hatch(0, top, right, block.above, 13, 1),
    hatch(0, R, right, block.below, 13, 1),
    hatch(deep, -R, block.behind, 2 * R, 13, 1),
    line('outline', [
      [0, top],
      [0, -R],
      [deep, -R],
      [deep, R],
      [0, R],
      [0, R + block.below],
    ]),
    ...mirrored('outline', [
      [-out + 4, -r],
      [deep - 2, -r],
    ]),
    line('outline', [
      [-out + 4, -r],
      [-out, -r + 4],
      [-out, r - 4],
      [-out + 4, r],
    ]),
    line('outline', [
      [deep - 2, -r],
      [deep - 2, r],
    ]),
    ...mirrored('fine', [
      [-out + 1, -r * 0.84],
      [deep - 2, -r * 0.84],
    ]),
    line('centre', [
      [-out - 10, 0],
      [right + 8, 0],
    ]),
  );
  const measured = dimensions(spans);
  return (
    <svg
      role="img"
      aria-label={messages.picture(hole_mm, depth_mm, rod_mm)}
      viewBox={`-112 ${top - 8} 420 ${2 * R + block.above + block.below + 50}`}
      className={css.drawing}
    >
      <rect x={0} y={-R} width={deep} height={2 * R} className={own.mortar} />
      <rect x={-out} y={-r} width={out + deep - 2} height={2 * r} className={own.rod} />
      {[...concrete.strokes, ...measured.strokes].map((stroke) => (
        <path key={stroke.pen + stroke.d} d={stroke.d} className={css.pen[stroke.pen]} />
      ))}
      {measured.labels.map(({ x, y, text, anchor, turned }) => (
        <text
          key={text}
          textAnchor={anchor}
          className={css.label}
          {...(turned ? { transform: `translate(${x} ${y}) rotate(-90)` } : { x, y })}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
