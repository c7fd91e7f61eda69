import { arc, axis, circle, cross, type Figure, join, line, mirrored, type Point, strokes } from './figure.ts';
import { hexagonEnd, hexagonSide, shaft } from './parts.ts';
import { type Draw, endGap, type Sketch, shortened, spanOf } from './sketch.ts';

/** A low round head, left of its bearing face at 0: an arc of height k over a chord of dk. */
function domeHead(dk: number, k: number): Figure {
  const r = dk / 2;
  const radius = (r * r + k * k) / (2 * k);
  const edge = (Math.asin(Math.min(r / radius, 1)) * 180) / Math.PI;
  return strokes(
    line('outline', [
      [0, -r],
      [0, r],
    ]),
    arc('outline', radius - k, 0, radius, 180 - edge, 180 + edge),
  );
}

const sunkHead = (dk: number, k: number, d: number): Figure =>
  strokes(
    line(
      'outline',
      [
        [0, -dk / 2],
        [k, -d / 2],
        [k, d / 2],
        [0, dk / 2],
      ],
      true,
    ),
  );

/** End view of a cross recess. */
const recess = (dk: number, cx: number): Figure => {
  const r = dk * 0.28;
  const w = dk * 0.06;
  return join(
    strokes(
      circle('outline', cx, 0, dk / 2),
      line('edge', [
        [cx - r, -w],
        [cx + r, -w],
        [cx + r, w],
        [cx - r, w],
        [cx - r, -w],
      ]),
      line('edge', [
        [cx - w, -r],
        [cx + w, -r],
        [cx + w, r],
        [cx - w, r],
        [cx - w, -r],
      ]),
    ),
    cross(cx, 0, dk / 2 + 6),
  );
};

/** A pointed wood thread from `plain` to `length`. */
function woodShaft(d: number, from: number, plain: number, length: number): Figure {
  const r = d / 2;
  const tip = Math.min(d, (length - plain) * 0.4);
  const outline: readonly Point[] = [
    [from, -r],
    [length - tip, -r],
    [length, 0],
    [length - tip, r],
    [from, r],
  ];
  const turns = Math.max(2, Math.floor((length - tip - plain) / Math.max(d * 0.3, 3)));
  const pitch = (length - tip - plain) / turns;
  return strokes(
    line('outline', outline),
    ...Array.from({ length: turns }, (_, turn) =>
      line('fine', [
        [plain + turn * pitch, -r],
        [plain + (turn + 0.6) * pitch, r],
      ]),
    ),
  );
}

function spansOf(
  m: Parameters<Draw>[0],
  px: Parameters<Draw>[1],
  length: number,
  plain: number,
  zero = 0,
): Sketch['spans'] {
  const r = px(m.mm(['d', 'D'], 8)) / 2;
  const head = px(m.mm(['dk', 's'], 16)) / 2;
  const k = px(m.mm(['k'], 4));
  return [
    ...(plain > 0 ? spanOf(m, ['b'], { side: 'below', from: plain, to: length, starts: [r, r] }) : []),
    ...spanOf(m, ['l'], { side: 'below', from: zero, to: length, starts: [head, r] }),
    ...spanOf(m, ['d'], { side: 'right', from: -r, to: r, starts: [length, length] }),
    ...spanOf(m, ['k'], { side: 'above', from: zero === 0 ? -k : 0, to: zero === 0 ? 0 : k, starts: [head, head] }),
  ];
}

const roundSpans = (m: Parameters<Draw>[0], px: Parameters<Draw>[1], end: number): Sketch['spans'] => {
  const r = px(m.mm(['dk'], 16)) / 2;
  return spanOf(m, ['dk'], { side: 'below', from: end - r, to: end + r, starts: [2, 2], reach: r + 9 });
};

/** Cup head square neck bolts of DIN 603. */
export const cupHeadSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 10);
  const l = m.mm(['l'], 5 * d);
  const dk = m.mm(['dk'], 2.4 * d);
  const k = m.mm(['k'], 0.5 * d);
  const f = px(m.mm(['f'], 0.6 * d));
  const v = px(m.mm(['v'], d * 1.05)) / 2;
  const b = Math.min(m.mm(['b'], l), l);
  const { length, plain, cut } = shortened(l, l - b, d, px);
  const end = length + endGap + px(dk) / 2;
  return {
    body: join(
      domeHead(px(dk), px(k)),
      strokes(
        line('outline', [
          [0, -v],
          [f, -v],
          [f, v],
          [0, v],
        ]),
        ...mirrored('edge', [
          [0, -v * 0.5],
          [f, -v * 0.5],
        ]),
      ),
      shaft({ d: px(d), from: f, length, plain: Math.max(plain, f), cut }),
      axis(-px(k) - 9, length + 10),
      join(strokes(circle('outline', end, 0, px(dk) / 2)), cross(end, 0, px(dk) / 2 + 6)),
    ),
    interrupted: cut !== null,
    spans: [...spansOf(m, px, length, plain), ...roundSpans(m, px, end)],
  };
};

/** Machine screws with a cross recess: pan head (ISO 7045) and countersunk (ISO 7046-1). */
export const machineScrewSketch =
  (sunk: boolean): Draw =>
  (m, px) => {
    const d = m.mm(['d'], 5);
    const l = m.mm(['l'], 4 * d);
    const dk = m.mm(['dk'], 1.9 * d);
    const k = m.mm(['k'], sunk ? 0.55 * d : 0.75 * d);
    const b = Math.min(m.mm(['b'], l), l);
    const { length, plain, cut } = shortened(l, l - b, d, px);
    const end = length + endGap + px(dk) / 2;
    const from = sunk ? px(k) : 0;
    return {
      body: join(
        sunk ? sunkHead(px(dk), px(k), px(d)) : domeHead(px(dk), px(k)),
        shaft({ d: px(d), from, length, plain: Math.max(plain, from), cut }),
        axis(-px(k) - 9, length + 10),
        recess(px(dk), end),
      ),
      interrupted: cut !== null,
      spans: [...spansOf(m, px, length, plain, sunk ? 1e-6 : 0), ...roundSpans(m, px, end)],
    };
  };

/** Countersunk wood and chipboard screws. */
export const woodScrewSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 4);
  const l = Math.min(m.mm(['l'], 8 * d), 14 * d);
  const dk = m.mm(['dk'], 2 * d);
  const k = m.mm(['k'], 0.55 * d);
  const length = px(l);
  const plain = px(l) * 0.35;
  const end = length + endGap + px(dk) / 2;
  return {
    body: join(
      sunkHead(px(dk), px(k), px(d)),
      woodShaft(px(d), px(k), plain, length),
      axis(-9, length + 10),
      recess(px(dk), end),
    ),
    interrupted: m.mm(['l'], 8 * d) > l,
    spans: [...spansOf(m, px, length, 0, 1e-6), ...roundSpans(m, px, end)],
  };
};

/** Coach screws of DIN 571: hexagon head, pointed wood thread. */
export const coachScrewSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 10);
  const l = Math.min(m.mm(['l'], 8 * d), 11 * d);
  const s = m.mm(['s'], 1.6 * d);
  const e = m.mm(['e'], s * 1.13);
  const k = m.mm(['k'], 0.7 * d);
  const length = px(l);
  const end = length + endGap + px(s) / 2;
  return {
    body: join(
      hexagonSide(px(e), px(k)),
      woodShaft(px(d), 0, length * 0.4, length),
      axis(-px(k) - 9, length + 10),
      hexagonEnd(px(s), end),
    ),
    interrupted: m.mm(['l'], 8 * d) > l,
    spans: spansOf(m, px, length, length * 0.4),
  };
};

/** Flange bolts of ISO 4162: a hexagon head on its flange. */
export const flangeBoltSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 10);
  const l = m.mm(['l'], 4 * d);
  const s = m.mm(['s'], 1.4 * d);
  const e = m.mm(['e'], s * 1.1);
  const k = m.mm(['k'], d);
  const dc = px(m.mm(['dc'], 2.1 * d)) / 2;
  const c = px(m.mm(['c'], 0.15 * d));
  const b = Math.min(m.mm(['b'], l), l);
  const { length, plain, cut } = shortened(l, l - b, d, px);
  const end = length + endGap + dc;
  const cone = c + (dc - px(e) / 2) * 0.35;
  return {
    body: join(
      hexagonSide(px(e), px(k) - cone, -cone),
      strokes(
        line(
          'outline',
          [
            [-cone, -px(e) / 2],
            [-c, -dc],
            [0, -dc],
            [0, dc],
            [-c, dc],
            [-cone, px(e) / 2],
          ],
          true,
        ),
      ),
      shaft({ d: px(d), from: 0, length, plain, cut }),
      axis(-px(k) - 9, length + 10),
      join(strokes(circle('outline', end, 0, dc)), hexagonEnd(px(s), end)),
    ),
    interrupted: cut !== null,
    spans: spansOf(m, px, length, plain),
  };
};
