import { arc, axis, circle, cross, type Figure, join, line, mirrored, rectangle, strokes } from './figure.ts';
import { cutPlate, hexagonFront, hexagonSide } from './parts.ts';
import { type Draw, endGap, spanOf } from './sketch.ts';

/** Front view on the left, side view on the right: ISO 4032, 4035, 7040, 7042, ASME B18.2.2. */
export const hexNutSketch: Draw = (found, px) => {
  const d = found.mm(['d', 'D'], 12);
  const s = found.mm(['s', 'F'], 1.5 * d);
  const e = found.mm(['e', 'G'], s * 1.1547);
  const h = found.mm(['h', 'm', 'H'], 0.9 * d);
  // On a lock nut, only part of the height is hexagonal.
  const locking = found.find('h') !== null;
  const body = locking ? found.mm(['m'], 0.75 * h) : h;
  const E = px(e) / 2;
  const left = px(s) / 2 + endGap;
  const reach = E + 6;
  return {
    body: join(
      hexagonFront(px(s), px(d), 0),
      hexagonSide(px(e), px(body), left + px(body), true),
      crownAt(locking ? { px, d, e, body, h, left } : null),
      axis(-px(s) / 2 - 9, px(s) / 2 + 9),
      axis(left - 9, left + px(h) + 9),
    ),
    spans: [
      ...spanOf(found, ['s', 'F'], { side: 'below', from: -px(s) / 2, to: px(s) / 2, starts: [2, 2], reach }),
      ...spanOf(found, ['m', 'H'], { side: 'below', from: left, to: left + px(body), starts: [E, E], reach }),
      ...spanOf(found, ['h'], { side: 'above', from: left, to: left + px(h), starts: [E, px(d) / 2], reach: E }),
      ...spanOf(found, ['d', 'D'], { side: 'above', from: -px(d) / 2, to: px(d) / 2, starts: [2, 2], reach: E }),
      ...spanOf(found, ['e', 'G'], {
        side: 'right',
        from: -E,
        to: E,
        starts: [left + px(body), left + px(body)],
        reach: left + px(h) + 4,
      }),
    ],
  };
};

interface Crown {
  readonly px: (mm: number) => number;
  readonly d: number;
  readonly e: number;
  readonly body: number;
  readonly h: number;
  readonly left: number;
}

/** The top of a lock nut: a collar that holds the nylon ring, or a pressed cone. */
function crownAt(crown: Crown | null): Figure {
  if (!crown) return strokes();
  const { px, d, e, body, h, left } = crown;
  const at = left + px(body);
  const far = left + px(h);
  const wide = px(e) * 0.43;
  const narrow = px(d) * 0.62;
  return strokes(
    line('outline', [
      [at, -wide],
      [far - 2, -wide * 0.96],
      [far, -narrow],
      [far, narrow],
      [far - 2, wide * 0.96],
      [at, wide],
    ]),
  );
}

/** Washers of ISO 7089, 7090, 7093: front view, and side view in section. */
const washer =
  (chamfered: boolean): Draw =>
  (m, px) => {
    const d1 = m.mm(['d1'], 13);
    const d2 = m.mm(['d2'], 24);
    const h = m.mm(['h'], 2.5);
    const R = px(d2) / 2;
    const left = R + endGap;
    const t = Math.max(px(h), 2.5);
    const c = t * 0.3;
    return {
      body: join(
        strokes(circle('outline', 0, 0, R), circle('outline', 0, 0, px(d1) / 2)),
        chamfered ? strokes(circle('edge', 0, 0, R - c)) : strokes(),
        cross(0, 0, R + 8),
        cutPlate(left, t, px(d2), px(d1), 8),
        chamfered
          ? strokes(
              ...mirrored('edge', [
                [left + t, -R + c],
                [left + t - c, -R],
              ]),
            )
          : strokes(),
        axis(left - 9, left + t + 9),
      ),
      spans: [
        ...spanOf(m, ['d2'], { side: 'below', from: -R, to: R, starts: [2, 2], reach: R + 6 }),
        ...spanOf(m, ['d1'], {
          side: 'above',
          from: -px(d1) / 2,
          to: px(d1) / 2,
          starts: [2, 2],
          reach: R,
        }),
        ...spanOf(m, ['h'], { side: 'below', from: left, to: left + t, starts: [R, R], reach: R + 6 }),
      ],
    };
  };
export const flatWasherSketch = washer(false);
export const chamferedWasherSketch = washer(true);

/** DIN 127 spring washer: one turn of square wire, its ends slightly apart. */
export const springWasherSketch: Draw = (m, px) => {
  const d1 = m.mm(['d1'], 12.2);
  const d2 = m.mm(['d2'], 21.1);
  const s = m.mm(['s'], 2.5);
  const b = m.mm(['b'], (d2 - d1) / 2);
  const R = px(d2) / 2;
  const r = px(d1) / 2;
  const left = R + endGap;
  const t = px(s);
  const slit = px(b) * 0.22;
  return {
    body: join(
      strokes(
        arc('outline', 0, 0, R, -82, 260),
        arc('outline', 0, 0, r, -78, 256),
        line('outline', [
          [Math.cos((-82 * Math.PI) / 180) * R, Math.sin((-82 * Math.PI) / 180) * R],
          [Math.cos((-78 * Math.PI) / 180) * r, Math.sin((-78 * Math.PI) / 180) * r],
        ]),
        line('outline', [
          [Math.cos((260 * Math.PI) / 180) * R, Math.sin((260 * Math.PI) / 180) * R],
          [Math.cos((256 * Math.PI) / 180) * r, Math.sin((256 * Math.PI) / 180) * r],
        ]),
      ),
      cross(0, 0, R + 8),
      strokes(
        line(
          'outline',
          [
            [left, -R],
            [left + t, -R],
            [left + t, -slit],
            [left + t * 1.5, slit * 0.4],
            [left + t * 1.5, R],
            [left + t * 0.5, R],
            [left + t * 0.5, slit * 1.4],
            [left, slit * 0.2],
          ],
          true,
        ),
      ),
      axis(left - 9, left + t * 1.5 + 9),
    ),
    spans: [
      ...spanOf(m, ['d2'], { side: 'below', from: -R, to: R, starts: [2, 2], reach: R + 6 }),
      ...spanOf(m, ['d1'], { side: 'above', from: -r, to: r, starts: [2, 2], reach: R }),
      ...spanOf(m, ['s'], {
        side: 'above',
        from: left,
        to: left + t,
        starts: [R, R],
        reach: R,
      }),
      ...spanOf(m, ['b'], { side: 'left', from: r, to: R, starts: [2, 2], reach: R }),
    ],
  };
};

/** Cold-rolled strut: end view of the open section, and a broken-off length. */
export const strutSketch: Draw = (m, px) => {
  const w = m.mm(['w'], 41);
  const h = m.mm(['h'], 41);
  const t = m.mm(['t'], 2.5);
  const lip = 9;
  const x = px(w) / 2;
  const y = px(h) / 2;
  const T = Math.max(px(t), 1.5);
  const inward = px(lip);
  const left = x + endGap;
  const length = px(w) * 2.6;
  return {
    body: join(
      strokes(
        line(
          'outline',
          [
            [-x + inward, -y + T],
            [-x + inward, -y],
            [-x, -y],
            [-x, y],
            [x, y],
            [x, -y],
            [x - inward, -y],
            [x - inward, -y + T],
            [x - T, -y + T],
            [x - T, y - T],
            [-x + T, y - T],
            [-x + T, -y + T],
          ],
          true,
        ),
        line('outline', [
          [left + length * 0.55 - 4, -y],
          [left, -y],
          [left, y],
          [left + length * 0.55 - 4, y],
        ]),
        line('outline', [
          [left + length * 0.55 + 4, -y],
          [left + length, -y],
          [left + length, y],
          [left + length * 0.55 + 4, y],
        ]),
        ...[-4, 4].map((off) =>
          line('fine', [
            [left + length * 0.55 + off, -y - 5],
            [left + length * 0.55 + off - 3, -2],
            [left + length * 0.55 + off + 3, 2],
            [left + length * 0.55 + off, y + 5],
          ]),
        ),
        rectangle('edge', left + 8, -px(7), left + length * 0.4, px(7)),
        rectangle('edge', left + length * 0.68, -px(7), left + length - 8, px(7)),
      ),
      axis(left - 8, left + length + 8),
    ),
    interrupted: true,
    spans: [
      ...spanOf(m, ['w'], { side: 'below', from: -x, to: x, starts: [y, y] }),
      ...spanOf(m, ['h'], { side: 'left', from: -y, to: y, starts: [-x, -x] }),
      ...spanOf(m, ['l'], { side: 'below', from: left, to: left + length, starts: [y, y] }),
      ...spanOf(m, ['t'], { side: 'above', from: -x, to: -x + T, starts: [y, y - T], reach: y }),
    ],
  };
};
