import { arc, axis, circle, cross, join, line, mirrored, strokes } from './figure.ts';
import { hexagonFront, hexagonSide } from './parts.ts';
import { type Draw, endGap, spanOf } from './sketch.ts';

/** Dome nuts of DIN 1587: hexagon on the right, dome on the left. */
export const domeNutSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 10);
  const s = m.mm(['s'], 1.6 * d);
  const e = m.mm(['e'], s * 1.11);
  const h = m.mm(['h'], 1.8 * d);
  const hex = m.mm(['m'], 0.8 * d);
  const r = px(m.mm(['dk'], 1.5 * d)) / 2;
  const left = -px(hex);
  const dome = px(h - hex);
  // A dome higher than its radius gets a short cylinder below it.
  const radius = dome > r ? r : (r * r + dome * dome) / (2 * dome);
  const centre = left - dome + radius;
  const edge = (Math.asin(Math.min(r / radius, 1)) * 180) / Math.PI;
  const end = endGap + px(s) / 2;
  return {
    body: join(
      hexagonSide(px(e), px(hex), 0, true),
      strokes(
        arc('outline', centre, 0, radius, 180 - edge, 180 + edge),
        ...mirrored('outline', [
          [Math.min(centre, left), -r],
          [left, -r],
        ]),
      ),
      axis(left - dome - 9, 10),
      hexagonFront(px(s), px(d), end),
    ),
    spans: [
      ...spanOf(m, ['h'], { side: 'below', from: left - dome, to: 0, starts: [0, px(e) / 2] }),
      ...spanOf(m, ['m'], { side: 'above', from: left, to: 0, starts: [px(e) / 2, px(e) / 2] }),
      ...spanOf(m, ['s'], {
        side: 'below',
        from: end - px(s) / 2,
        to: end + px(s) / 2,
        starts: [2, 2],
        reach: px(e) / 2 + 9,
      }),
      ...spanOf(m, ['d'], {
        side: 'right',
        from: -px(d) / 2,
        to: px(d) / 2,
        starts: [end, end],
        reach: end + px(s) / 2,
      }),
    ],
  };
};

/** Wing nuts of DIN 315, seen along the thread. */
export const wingNutSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 8);
  const hub = px(m.mm(['d2'], 2 * d)) / 2;
  const span = px(m.mm(['e'], 5 * d)) / 2;
  const height = px(m.mm(['h'], 2.5 * d));
  const m0 = px(m.mm(['m'], 1.2 * d));
  const wing = (side: 1 | -1) =>
    line('outline', [
      [side * hub, -m0 * 0.2],
      [side * hub * 1.3, -m0 * 0.5],
      [side * span * 0.75, m0 - height],
      [side * span * 0.95, m0 - height],
      [side * span, -height * 0.35],
      [side * hub * 1.2, m0 * 0.6],
      [side * hub, m0],
    ]);
  return {
    body: join(
      strokes(
        wing(1),
        wing(-1),
        line('outline', [
          [-hub, m0],
          [hub, m0],
        ]),
        line('outline', [
          [-hub, -m0 * 0.2],
          [-hub * 0.8, -m0 * 0.35],
          [hub * 0.8, -m0 * 0.35],
          [hub, -m0 * 0.2],
        ]),
        ...([-1, 1] as const).map((side) =>
          line('hidden', [
            [(side * px(d)) / 2, -m0 * 0.35],
            [(side * px(d)) / 2, m0],
          ]),
        ),
        line('centre', [
          [0, m0 - height - 8],
          [0, m0 + 8],
        ]),
      ),
      axis(-span - 8, span + 8),
    ),
    spans: [
      ...spanOf(m, ['e'], { side: 'below', from: -span, to: span, starts: [0, 0], reach: m0 + 8 }),
      ...spanOf(m, ['h'], { side: 'right', from: m0 - height, to: m0, starts: [span * 0.95, hub], reach: span + 8 }),
      ...spanOf(m, ['d2'], {
        side: 'above',
        from: -hub,
        to: hub,
        starts: [m0 * 0.2, m0 * 0.2],
        reach: height - m0 + 10,
      }),
    ],
  };
};

/** Flange nuts of ISO 4161. */
export const flangeNutSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 10);
  const s = m.mm(['s'], 1.6 * d);
  const e = m.mm(['e'], s * 1.11);
  const height = px(m.mm(['m'], d));
  const dc = px(m.mm(['dc'], 2.1 * d)) / 2;
  const c = px(m.mm(['c'], 0.15 * d));
  const cone = c + (dc - px(e) / 2) * 0.35;
  const end = endGap + dc;
  return {
    body: join(
      hexagonSide(px(e), height - cone, -cone),
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
        circle('outline', end, 0, dc),
      ),
      axis(-height - 9, 10),
      hexagonFront(px(s), px(d), end),
    ),
    spans: [
      ...spanOf(m, ['m'], { side: 'below', from: -height, to: 0, starts: [px(e) / 2, dc] }),
      ...spanOf(m, ['dc'], { side: 'below', from: end - dc, to: end + dc, starts: [2, 2], reach: dc + 9 }),
      ...spanOf(m, ['d'], { side: 'right', from: -px(d) / 2, to: px(d) / 2, starts: [end, end], reach: end + dc }),
    ],
  };
};

/** Blind rivet nuts: flange on the left, thread in the far half. */
export const rivetNutSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 6);
  const body = px(m.mm(['d0'], 1.5 * d)) / 2;
  const flange = px(m.mm(['dk'], 2.1 * d)) / 2;
  const length = px(m.mm(['L'], 2.5 * d));
  const lip = Math.max(px(0.17 * d), 3);
  const end = length + endGap + flange;
  return {
    body: join(
      strokes(
        line(
          'outline',
          [
            [0, -flange],
            [lip, -flange],
            [lip, -body],
            [length, -body],
            [length, body],
            [lip, body],
            [lip, flange],
            [0, flange],
          ],
          true,
        ),
        ...mirrored('hidden', [
          [length * 0.5, -px(d) / 2],
          [length, -px(d) / 2],
        ]),
        circle('outline', end, 0, flange),
        circle('edge', end, 0, px(d) * 0.42),
        circle('fine', end, 0, px(d) / 2),
      ),
      axis(-9, length + 10),
      cross(end, 0, flange + 6),
    ),
    spans: [
      ...spanOf(m, ['L'], { side: 'below', from: 0, to: length, starts: [flange, body] }),
      ...spanOf(m, ['d0'], { side: 'right', from: -body, to: body, starts: [length, length] }),
      ...spanOf(m, ['dk'], { side: 'below', from: end - flange, to: end + flange, starts: [2, 2], reach: flange + 9 }),
    ],
  };
};
