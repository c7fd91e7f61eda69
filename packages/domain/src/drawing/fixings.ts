import { axis, circle, type Figure, join, line, mirrored, type Pen, type Stroke, strokes } from './figure.ts';
import { hexagonEnd, hexagonSide, socketEnd } from './parts.ts';
import { type Draw, endGap, spanOf } from './sketch.ts';

type SelfDrillingHead = 'hwf' | 'waf' | 'bug' | 'wng' | 'pan';

/** The head of a self-drilling screw, left of its bearing face at 0. Bugle and wing heads taper into the shank. */
function drillHead(head: SelfDrillingHead, { s, dc, k, d }: { s: number; dc: number; k: number; d: number }): Figure {
  const r = dc / 2;
  if (head === 'hwf') {
    const flange = k * 0.22;
    return join(
      hexagonSide(s * 1.1547, k - flange, -flange),
      strokes(
        line(
          'outline',
          [
            [-flange, -r * 0.86],
            [-flange * 0.4, -r],
            [0, -r],
            [0, r],
            [-flange * 0.4, r],
            [-flange, r * 0.86],
          ],
          true,
        ),
      ),
    );
  }
  if (head === 'bug' || head === 'wng') {
    return strokes(
      { ...line('outline', [[-k, -r]]), d: `M${-k} ${-r}L${-k} ${r}`, box: [-k, -r, -k, r] },
      {
        pen: 'outline',
        d: `M${-k} ${-r}Q${-k * 0.35} ${-d * 0.62} 0 ${-d / 2}`,
        box: [-k, -r, 0, -d / 2],
      },
      { pen: 'outline', d: `M${-k} ${r}Q${-k * 0.35} ${d * 0.62} 0 ${d / 2}`, box: [-k, d / 2, 0, r] },
    );
  }
  const flat = head === 'waf' ? 0.35 : 0.6;
  return strokes(
    line('outline', [
      [0, -r],
      [0, r],
    ]),
    {
      pen: 'outline',
      d: `M0 ${-r}Q${-k * (head === 'waf' ? 0.5 : 1)} ${-r * 0.95} ${-k} ${-r * flat}L${-k} ${r * flat}Q${-k * (head === 'waf' ? 0.5 : 1)} ${r * 0.95} 0 ${r}`,
      box: [-k, -r, 0, r],
    },
  );
}

/** AS 3566 self-drilling screw: thread, flutes and drill point. */
export const selfDrillingSketch =
  (head: SelfDrillingHead): Draw =>
  (m, px) => {
    const d = m.mm(['d'], 5.5);
    const l = m.mm(['l'], 25);
    const k = m.mm(['k'], 0.8 * d);
    const s = m.mm(['s'], 1.5 * d);
    const dc = m.mm(['dc', 'dk'], 2.1 * d);
    const pitch = 25.4 / (m.find('n') ? m.mm(['n'], 14) : 14);
    const r = px(d) / 2;
    const length = px(l);
    const core = r * 0.7;
    const drill = Math.min(px(d) * 1.5, length * 0.4);
    const end = length - drill;
    const step = Math.max(px(pitch), 3.5);
    const turns = Math.max(1, Math.floor((end - 4) / step));
    const thread = Array.from({ length: turns }, (_, i) => 3 + i * step);
    const wing = head === 'wng';
    const at = length + endGap + px(dc) / 2;
    return {
      body: join(
        drillHead(head, { s: px(s), dc: px(dc), k: px(k), d: px(d) }),
        strokes(
          ...mirrored('outline', [
            [0, -core],
            [end, -core],
            [end, -core * 0.95],
            [length - drill * 0.3, -core * 0.95],
            [length, 0],
          ]),
          ...thread.flatMap((x) => [
            line('edge', [
              [x, r],
              [x + step * 0.5, -r],
            ]),
            line('outline', [
              [x - step * 0.28, core],
              [x, r],
              [x + step * 0.28, core],
            ]),
            line('outline', [
              [x + step * 0.22, -core],
              [x + step * 0.5, -r],
              [x + step * 0.78, -core],
            ]),
          ]),
          line('edge', [
            [end, core * 0.8],
            [length - drill * 0.25, -core * 0.5],
          ]),
          line('edge', [
            [end, -core * 0.95],
            [end, core * 0.95],
          ]),
          ...(wing
            ? mirrored('outline', [
                [end - 2, -core],
                [end + 2, -r * 1.35],
                [end + drill * 0.3, -r * 1.35],
                [end + drill * 0.35, -core],
              ])
            : []),
        ),
        axis(-px(k) - 9, length + 10),
        head === 'hwf'
          ? join(strokes(circle('outline', at, 0, px(dc) / 2)), hexagonEnd(px(s), at))
          : socketEnd(px(dc), px(dc) * 0.32, at),
      ),
      spans: [
        ...spanOf(m, ['l'], { side: 'below', from: 0, to: length, starts: [px(dc) / 2, 0] }),
        ...spanOf(m, ['d'], { side: 'right', from: -r, to: r, starts: [end, end], reach: length - 4 }),
        ...spanOf(m, ['k'], {
          side: 'above',
          from: -px(k),
          to: 0,
          starts: [px(dc) / 3, px(dc) / 2],
          reach: px(dc) / 2,
        }),
        ...spanOf(m, ['s'], {
          side: 'below',
          from: at - px(s) / 2,
          to: at + px(s) / 2,
          starts: [2, 2],
          reach: px(dc) / 2 + 8,
        }),
        ...spanOf(m, ['dc', 'dk'], {
          side: 'above',
          from: at - px(dc) / 2,
          to: at + px(dc) / 2,
          starts: [2, 2],
          reach: px(dc) / 2 + 2,
        }),
      ],
    };
  };

/** ISO 15977 blind rivet: body and mandrel, unset. */
export const blindRivetSketch =
  (sunk: boolean): Draw =>
  (m, px) => {
    const d = m.mm(['d'], 4.8);
    const l = m.mm(['l'], 16);
    const dk = m.mm(['dk'], 2 * d);
    const k = m.mm(['k'], 0.35 * d);
    const dm = m.mm(['dm'], 0.6 * d);
    const r = px(d) / 2;
    const length = px(l);
    const R = px(dk) / 2;
    const M = px(dm) / 2;
    const K = px(k);
    const left = sunk ? 0 : -K;
    const tail = Math.min(px(l) * 1.1, px(d) * 5);
    const bulb = px(d) * 0.9;
    return {
      body: join(
        strokes(
          sunk
            ? line(
                'outline',
                [
                  [0, -R],
                  [K, -r],
                  [K, r],
                  [0, R],
                ],
                true,
              )
            : {
                pen: 'outline',
                d: `M0 ${-R}Q${-K} ${-R * 0.8} ${-K} ${-R * 0.35}L${-K} ${R * 0.35}Q${-K} ${R * 0.8} 0 ${R}Z`,
                box: [-K, -R, 0, R],
              },
          line('outline', [
            [sunk ? K : 0, -r],
            [length, -r],
            [length, r],
            [sunk ? K : 0, r],
          ]),
          ...mirrored('hidden', [
            [0, -M],
            [length, -M],
          ]),
          line('outline', [
            [length, -r * 0.82],
            [length + bulb * 0.75, -r * 0.82],
            [length + bulb, 0],
            [length + bulb * 0.75, r * 0.82],
            [length, r * 0.82],
          ]),
          line('outline', [
            [left, -M],
            [left - tail + M, -M],
            [left - tail, 0],
            [left - tail + M, M],
            [left, M],
          ]),
        ),
        axis(left - tail - 9, length + bulb + 9),
      ),
      spans: [
        ...spanOf(m, ['l'], { side: 'below', from: 0, to: length, starts: [R, r] }),
        ...spanOf(m, ['d'], { side: 'right', from: -r, to: r, starts: [length, length], reach: length + bulb }),
        ...spanOf(m, ['k'], { side: 'above', from: left, to: left + K, starts: [R, R] }),
        ...spanOf(m, ['dk'], { side: 'left', from: -R, to: R, starts: [left, left], reach: -left + 12 }),
      ],
    };
  };

/** ISO 1234 split pin: half-round wire folded back on itself, one end longer. */
export const splitPinSketch: Draw = (m, px) => {
  const d = m.mm(['d'], 4);
  const l = m.mm(['l'], 40);
  const c = m.mm(['c'], 2 * d);
  const b = m.mm(['b'], 2 * d);
  const a = m.mm(['a'], d);
  const r = px(d) / 2;
  const eye = px(c) / 2;
  const length = px(l);
  const B = px(b);
  const wire = r * 0.9;
  /** A drop shape on the axis, pointing at the shank. */
  const drop = (pen: Pen, half: number, back: number, mouth: number): Stroke => ({
    pen,
    d: [
      `M0 ${-mouth}C${-back * 0.3} ${-half * 1.25} ${-back} ${-half * 1.3} ${-back} 0`,
      `C${-back} ${half * 1.3} ${-back * 0.3} ${half * 1.25} 0 ${mouth}`,
    ].join(''),
    box: [-back, -half, 0, half],
  });
  return {
    body: join(
      strokes(
        drop('outline', eye, B, r),
        drop('edge', Math.max(eye - wire, eye * 0.4), B - wire, 0),
        line('outline', [
          [0, -r],
          [length - r * 0.4, -r],
          [length, -r * 0.4],
          [length, 0],
          [0, 0],
        ]),
        line('outline', [
          [0, r],
          [length + px(a) - r * 0.4, r],
          [length + px(a), r * 0.4],
          [length + px(a), 0],
          [length, 0],
        ]),
      ),
      axis(-B - 9, length + px(a) + 10),
    ),
    spans: [
      ...spanOf(m, ['l'], { side: 'below', from: 0, to: length, starts: [r, r], reach: eye }),
      ...spanOf(m, ['d'], { side: 'right', from: -r, to: r, starts: [length, length + px(a)], reach: length + px(a) }),
      ...spanOf(m, ['b'], { side: 'above', from: -B, to: 0, starts: [eye, r], reach: eye }),
      ...spanOf(m, ['a'], { side: 'above', from: length, to: length + px(a), starts: [r, 0], reach: r }),
      ...spanOf(m, ['c'], { side: 'left', from: -eye, to: eye, starts: [-B * 0.8, -B * 0.8], reach: B }),
    ],
  };
};
