import {
  arc,
  axis,
  circle,
  dimension,
  type Figure,
  hexagonFront,
  hexagonSide,
  join,
  line,
  mirrored,
  strokes,
} from '@portal/domain/drawing';
import { mm } from './screw-figures.ts';

export const nuts = (): Figure => {
  const e = 18 * 1.1547; // ISO 4032, M12: s 18, m 10.8
  return join(
    hexagonFront(mm(18), mm(12), 0),
    hexagonSide(mm(e), mm(10.8), mm(29), true),
    axis(-mm(14), mm(33)),
    dimension(-mm(9), mm(9), 52, '18', [16, 16]),
  );
};

export const washers = (): Figure =>
  join(
    strokes(
      circle('outline', 0, 0, mm(12)), // ISO 7089, M12: 24 x 13 x 2.5
      circle('outline', 0, 0, mm(6.5)),
      line('centre', [
        [0, -mm(15)],
        [0, mm(15)],
      ]),
      line(
        'outline',
        [
          [mm(22), -mm(12)],
          [mm(24.5), -mm(12)],
          [mm(24.5), mm(12)],
          [mm(22), mm(12)],
        ],
        true,
      ),
      ...mirrored('edge', [
        [mm(22), -mm(6.5)],
        [mm(24.5), -mm(6.5)],
      ]),
    ),
    axis(-mm(15), mm(28)),
    dimension(-mm(12), mm(12), 58, '24', [10, 10]),
  );

export const rods = (): Figure => {
  const cut = mm(40);
  const r = mm(6);
  const zigzag = (x: number) =>
    line('fine', [
      [x, -r - 6],
      [x - 3, -2],
      [x + 3, 2],
      [x, r + 6],
    ]);
  return join(
    strokes(
      line('outline', [
        [cut - 4, -r],
        [3, -r],
        [0, -r * 0.84],
        [0, r * 0.84],
        [3, r],
        [cut - 4, r],
      ]),
      line('outline', [
        [cut + 4, -r],
        [mm(58), -r],
        [mm(59), -r * 0.84],
        [mm(59), r * 0.84],
        [mm(58), r],
        [cut + 4, r],
      ]),
      ...mirrored('fine', [
        [0, -r * 0.84],
        [cut - 4, -r * 0.84],
      ]),
      ...mirrored('fine', [
        [cut + 4, -r * 0.84],
        [mm(59), -r * 0.84],
      ]),
      zigzag(cut - 4),
      zigzag(cut + 4),
    ),
    axis(-mm(4), mm(63)),
    dimension(0, mm(59), 38, '1000', [16, 16]),
  );
};

export const anchors = (): Figure => {
  const r = mm(6);
  return join(
    hexagonSide(mm(20.8), mm(10), 0, true),
    strokes(
      line(
        'outline',
        [
          [0, -mm(11)],
          [mm(2.5), -mm(11)],
          [mm(2.5), mm(11)],
          [0, mm(11)],
        ],
        true,
      ),
      line('outline', [
        [-mm(10), -r],
        [-mm(15), -r],
        [-mm(16), -r * 0.84],
        [-mm(16), r * 0.84],
        [-mm(15), r],
        [-mm(10), r],
      ]),
      line('outline', [
        [mm(2.5), -r],
        [mm(36), -r],
        [mm(40), -r * 0.7],
        [mm(52), -r * 0.7],
        [mm(58), -r],
        [mm(60), -r],
        [mm(60), r],
        [mm(58), r],
        [mm(52), r * 0.7],
        [mm(40), r * 0.7],
        [mm(36), r],
        [mm(2.5), r],
      ]),
      line(
        'outline',
        [
          [mm(40), -r * 0.98],
          [mm(53), -r * 0.98],
          [mm(53), r * 0.98],
          [mm(40), r * 0.98],
        ],
        true,
      ),
      line('edge', [
        [mm(43), -mm(2)],
        [mm(48), -mm(2)],
      ]),
      line('edge', [
        [mm(43), mm(2)],
        [mm(48), mm(2)],
      ]),
      line('edge', [
        [mm(24), -r],
        [mm(24), r],
      ]),
    ),
    axis(-mm(19), mm(64)),
    dimension(mm(2.5), mm(60), 41, '70', [28, 16]),
  );
};

export const rivets = (): Figure =>
  join(
    strokes(
      line(
        'outline',
        [
          [0, -mm(8)],
          [-mm(2), -mm(5)],
          [-mm(2), mm(5)],
          [0, mm(8)],
        ],
        true,
      ),
      line('outline', [
        [0, -mm(4)],
        [mm(22), -mm(4)],
        [mm(22), mm(4)],
        [0, mm(4)],
      ]),
      line('outline', [
        [mm(22), -mm(3)],
        [mm(26), -mm(3)],
        [mm(28), 0],
        [mm(26), mm(3)],
        [mm(22), mm(3)],
      ]),
      line('outline', [
        [-mm(2), -mm(1.6)],
        [-mm(26), -mm(1.6)],
        [-mm(28), 0],
        [-mm(26), mm(1.6)],
        [-mm(2), mm(1.6)],
      ]),
    ),
    axis(-mm(31), mm(31)),
    dimension(0, mm(22), 36, '22', [20, 11]),
  );

export const pins = (): Figure =>
  join(
    strokes(
      { pen: 'outline', d: 'M0 -3C-10 -16 -32 -16 -32 0S-10 16 0 3', box: [-32, -12, 0, 12] },
      { pen: 'outline', d: 'M0 -6C-8 -10 -24 -11 -24 0S-8 10 0 6', box: [-24, -9, 0, 9] },
      line('outline', [
        [0, -6],
        [mm(40), -6],
        [mm(42), -3],
        [mm(42), 0],
        [0, 0],
      ]),
      line('outline', [
        [0, 6],
        [mm(36), 6],
        [mm(38), 3],
        [mm(38), 0],
      ]),
    ),
    axis(-40, mm(46)),
    dimension(0, mm(38), 32, '40', [6, 6]),
  );

export const uBolts = (): Figure => {
  const bar = mm(12);
  const inner = mm(9);
  const outer = inner + bar * 0.62;
  const leg = (y: number) =>
    line('outline', [
      [0, y],
      [mm(42), y],
    ]);
  return join(
    strokes(
      arc('outline', 0, 0, outer, 90, 270),
      arc('outline', 0, 0, inner, 90, 270),
      leg(-outer),
      leg(-inner),
      leg(inner),
      leg(outer),
      ...mirrored('outline', [
        [mm(42), inner],
        [mm(42), outer],
      ]),
      ...mirrored('edge', [
        [mm(22), inner],
        [mm(22), outer],
      ]),
      ...mirrored('fine', [
        [mm(22), inner + 3],
        [mm(42), inner + 3],
      ]),
      ...mirrored('fine', [
        [mm(22), outer - 3],
        [mm(42), outer - 3],
      ]),
    ),
    axis(-outer - 12, mm(46)),
    dimension(0, mm(42), 58, '42', [outer, outer]),
  );
};
