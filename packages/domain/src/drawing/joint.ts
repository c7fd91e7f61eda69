import { dimension } from './dimension.ts';
import { axis, circle, type Figure, join, line, strokes } from './figure.ts';
import { cutPlate, hexagonSide, hexBolt } from './parts.ts';

const scale = 4.3;
const mm = (value: number) => value * scale;

const callouts: readonly { text: string; at: readonly [number, number]; to: readonly [number, number] }[] = [
  { text: '1', at: [mm(38), -112], to: [mm(30), -21] },
  { text: '2', at: [mm(66), -112], to: [mm(73.5), -52] },
  { text: '3', at: [mm(80), -142], to: [mm(92), -86] },
  { text: '2', at: [mm(122), -112], to: [mm(127.5), -52] },
  { text: '4', at: [mm(155), -112], to: [mm(148), -39] },
];

/** A bolted joint in exploded view: ISO 4014 M16 x 60, washers of ISO 7089, two 12 mm plates, nut of ISO 4032. */
export function jointFigure(): Figure {
  const e = mm(24 * 1.1547);
  const plates = join(
    cutPlate(mm(87), mm(12), mm(54), mm(18), 14.6),
    cutPlate(mm(99), mm(12), mm(54), mm(18), 14.6, -1),
  );
  return join(
    hexBolt({ d: 16, k: 10, s: 24, length: 60, plain: 22 }, scale),
    cutPlate(mm(72), mm(3), mm(30), mm(17), 12),
    plates,
    cutPlate(mm(126), mm(3), mm(30), mm(17), 12),
    hexagonSide(e, mm(14.8), mm(156), true),
    axis(-mm(17), mm(164)),
    dimension(0, mm(60), 90, '60', [60, 36]),
    dimension(mm(22), mm(60), 54, '38', [36, 36]),
    dimension(mm(87), mm(111), 144, '24', [117, 117]),
    ...callouts.map(({ text, at, to }): Figure => {
      const length = Math.hypot(to[0] - at[0], to[1] - at[1]);
      const edge = [at[0] + ((to[0] - at[0]) * 11) / length, at[1] + ((to[1] - at[1]) * 11) / length] as const;
      return {
        strokes: [
          line('dimension', [edge, to]),
          circle('dimension', at[0], at[1], 11),
          circle('arrow', to[0], to[1], 1.8),
        ],
        labels: [{ x: at[0], y: at[1] + 4, text, anchor: 'middle' }],
      };
    }),
    strokes(),
  );
}
