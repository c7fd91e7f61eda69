import { type Pen, type Point, partDrawing, segmentsOf } from '@portal/domain/drawing';
import { drawingUses } from './drawing-svg.ts';
import type { DrawnPart } from './read-part.ts';

type LayerStyle = readonly [colour: number, lineType: string];

/** One layer for each pen (look rule 7), in the colours of the AutoCAD index: 7 is black on white, 5 blue. */
const layers: Readonly<Record<Pen, LayerStyle>> = {
  outline: [7, 'CONTINUOUS'],
  edge: [7, 'CONTINUOUS'],
  fine: [8, 'CONTINUOUS'],
  hidden: [8, 'HIDDEN'],
  centre: [5, 'CENTER'],
  dimension: [5, 'CONTINUOUS'],
  arrow: [5, 'CONTINUOUS'],
};
/** Height in px of the capitals of a label. */
const capitals = 8;

const degrees = ([x, y]: Point, [cx, cy]: Point) => (Math.atan2(y - cy, x - cx) * 180) / Math.PI;

/** PART-12: the drawing of `drawingSvg` as a DXF file, in millimetres and to scale; the axis of the part is y = 0. Loads the library lazily. */
export async function drawingDxf({ facts, information }: DrawnPart): Promise<string> {
  const { default: Drawing } = await import('dxf-writer');
  const { field, amount } = drawingUses.alone;
  const { figure, scale } = partDrawing(
    { image: facts.image, dimensions: information.dimensions, size: facts.size },
    { width: field[0], height: field[1], amount },
  );
  // DXF measures upwards.
  const place = ([x, y]: Point): Point => [x / scale, -y / scale];
  const drawing = new Drawing();
  drawing.setUnits('Millimeters');
  drawing.addLineType('HIDDEN', '__ __ __', [2, -1]);
  drawing.addLineType('CENTER', '____ _ ____', [4, -1, 1, -1]);
  for (const [name, [colour, lineType]] of Object.entries(layers)) drawing.addLayer(name, colour, lineType);
  for (const stroke of figure.strokes) {
    drawing.setActiveLayer(stroke.pen);
    for (const segment of segmentsOf(stroke)) {
      if (segment.kind === 'line') {
        drawing.drawPolyline(
          segment.points.map((point): [number, number] => [...place(point)]),
          segment.closed,
        );
        continue;
      }
      const centre = place(segment.centre);
      const ends = [segment.start, segment.end].map((end) => degrees(place(end), centre));
      // An arc of DXF runs anticlockwise.
      const [from = 0, to = 0] = segment.clockwise ? ends.toReversed() : ends;
      drawing.drawArc(...centre, segment.radius / scale, from, to);
    }
  }
  drawing.setActiveLayer('dimension');
  for (const { x, y, text, anchor, turned } of figure.labels) {
    const across = anchor === 'start' ? 'left' : anchor === 'end' ? 'right' : 'center';
    drawing.drawText(...place([x, y]), capitals / scale, turned ? 90 : 0, text, across, 'baseline');
  }
  return drawing.toDxfString();
}
