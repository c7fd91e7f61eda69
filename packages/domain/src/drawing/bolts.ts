import { axis, join, strokes } from './figure.ts';
import { cutPlate, hexagonEnd, hexagonSide, shaft } from './parts.ts';
import { type Draw, endGap, shortened, spanOf } from './sketch.ts';

/** Hex bolts and screws of ISO 4014, 4017, ASME B18.2.1. */
export const hexBoltSketch: Draw = (m, px) => {
  const d = m.mm(['d', 'D'], 10);
  const l = m.mm(['l', 'L'], 4 * d);
  const k = m.mm(['k', 'H'], 0.65 * d);
  const s = m.mm(['s', 'F'], 1.5 * d);
  const e = m.mm(['e', 'G'], s * 1.1547);
  const b = Math.min(m.mm(['b', 'LT'], l), l);
  const { length, plain, cut } = shortened(l, l - b, d, px);
  const r = px(d) / 2;
  const end = length + endGap + px(s) / 2;
  return {
    body: join(
      hexagonSide(px(e), px(k)),
      shaft({ d: px(d), from: 0, length, plain, cut }),
      axis(-px(k) - 9, length + 10),
      hexagonEnd(px(s), end),
    ),
    interrupted: cut !== null,
    spans: [
      ...(b < l ? spanOf(m, ['b', 'LT'], { side: 'below', from: plain, to: length, starts: [r, r] }) : []),
      ...spanOf(m, ['l', 'L'], { side: 'below', from: 0, to: length, starts: [px(e) / 2, r] }),
      ...spanOf(m, ['d', 'D'], { side: 'right', from: -r, to: r, starts: [length, length] }),
      ...spanOf(m, ['k', 'H'], { side: 'above', from: -px(k), to: 0, starts: [px(e) / 2, px(e) / 2] }),
      ...spanOf(m, ['s', 'F'], {
        side: 'below',
        from: end - px(s) / 2,
        to: end + px(s) / 2,
        starts: [2, 2],
        reach: px(e) / 2 + 9,
      }),
      ...spanOf(m, ['e', 'G'], {
        side: 'right',
        from: -px(e) / 2,
        to: px(e) / 2,
        starts: [end, end],
        reach: end + px(s) / 2,
      }),
    ],
  };
};

/** AS/NZS 1252.1 assembly: bolt, washer in section and nut, spaced apart along one axis. */
export const assemblySketch: Draw = (m, px) => {
  const bolt = hexBoltSketch(m, px);
  const d = m.mm(['d'], 20);
  const s = m.mm(['s'], 1.6 * d);
  const e = s * 1.1547;
  const h = m.mm(['h'], 4);
  const d2 = m.mm(['d2'], 2.1 * d);
  const nut = m.mm(['m'], d);
  const l = m.mm(['l'], 4 * d);
  const { length } = shortened(l, l - Math.min(m.mm(['b'], l), l), d, px);
  const washer = length + 40;
  const nutLeft = washer + px(h) + 22;
  // Without the head's end view: the nut's side view replaces it.
  const side = strokes(...bolt.body.strokes.filter(({ box }) => box[0] < length + 1 && box[2] <= length + 11));
  return {
    body: join(
      side,
      cutPlate(washer, Math.max(px(h), 3), px(d2), px(d) + 2, 7),
      hexagonSide(px(e), px(nut), nutLeft + px(nut), true),
      axis(length + 14, nutLeft + px(nut) + 12),
    ),
    interrupted: bolt.interrupted ?? false,
    spans: [
      ...bolt.spans.filter(({ symbol }) => ['b', 'l', 'k', 'd'].includes(symbol)),
      ...spanOf(m, ['m'], {
        side: 'above',
        from: nutLeft,
        to: nutLeft + px(nut),
        starts: [px(e) / 2, px(e) / 2],
      }),
      ...spanOf(m, ['h'], {
        side: 'below',
        from: washer,
        to: washer + px(h),
        starts: [px(d2) / 2, px(d2) / 2],
      }),
    ],
  };
};
