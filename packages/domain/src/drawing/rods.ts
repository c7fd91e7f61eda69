import { axis, join, line, rectangle, strokes } from './figure.ts';
import { shaft } from './parts.ts';
import { type Draw, shortened, spanOf } from './sketch.ts';

/** A fully threaded bar of DIN 976; and a chemical stud, with a pointed end and an embedment mark. */
export const rodSketch: Draw = (m, px) => {
  const d = m.mm(['d', 'D'], 12);
  const l = m.mm(['l', 'L'], 1000);
  const { length, cut } = shortened(l, 0, d, px);
  const r = px(d) / 2;
  return {
    body: join(shaft({ d: px(d), from: 0, length, plain: 0, cut, bothEnds: true }), axis(-10, length + 10)),
    interrupted: cut !== null,
    spans: [
      ...spanOf(m, ['l', 'L'], { side: 'below', from: 0, to: length, starts: [r, r] }),
      ...spanOf(m, ['d', 'D'], { side: 'right', from: -r, to: r, starts: [length, length] }),
      ...spanOf(m, ['d2'], {
        side: 'left',
        from: -r * 0.84,
        to: r * 0.84,
        starts: [0, 0],
      }),
    ],
  };
};

export const studSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 12);
  const l = m.mm(['l'], 160);
  const hef = Math.min(m.mm(['hef'], 0.6 * l), l);
  const { length, cut } = shortened(l, 0, d, px);
  const r = px(d) / 2;
  const share = length / px(l);
  const mark = length - px(hef) * share;
  const roof = px(d) * 0.5;
  return {
    body: join(
      shaft({
        d: px(d),
        from: 0,
        length: length - roof,
        plain: 0,
        cut: cut === null ? null : cut * 0.5,
        bothEnds: true,
      }),
      strokes(
        line('outline', [
          [length - roof, -r * 0.84],
          [length, r * 0.2],
          [length - roof * 0.6, r * 0.84],
          [length - roof, r * 0.84],
        ]),
        line('edge', [
          [mark, -r],
          [mark, r],
        ]),
        rectangle('edge', mark - 3, -r, mark, r),
      ),
      axis(-10, length + 10),
    ),
    interrupted: cut !== null,
    spans: [
      ...spanOf(m, ['hef'], { side: 'below', from: mark, to: length, starts: [r, r] }),
      ...spanOf(m, ['l'], { side: 'below', from: 0, to: length, starts: [r, r] }),
      ...spanOf(m, ['d'], { side: 'left', from: -r, to: r, starts: [0, 0] }),
    ],
  };
};
