import { axis, dimension, type Figure, hexagonSide, hexBolt, join, line, shank, strokes } from '@portal/domain/drawing';

/** Pixels for a length in millimetres; one scale, so that the drawings of all families are comparable. */
export const mm = (value: number): number => value * 2.6;

export const hexBolts = (): Figure =>
  join(
    hexBolt({ d: 12, k: 7.5, s: 18, length: 60, plain: 30 }, mm(1)), // ISO 4014, M12 x 60
    dimension(0, mm(60), 41, '60', [27, 13]),
  );

export const socketScrews = (): Figure => {
  const head = 9; // ISO 4762, M12: dk 18, k 12, socket 10 and 6 deep
  return join(
    strokes(
      line(
        'outline',
        [
          [0, -mm(head)],
          [-mm(10.8), -mm(head)],
          [-mm(12), -mm(7.8)],
          [-mm(12), mm(7.8)],
          [-mm(10.8), mm(head)],
          [0, mm(head)],
        ],
        true,
      ),
      line('hidden', [
        [-mm(12), -mm(5)],
        [-mm(6), -mm(5)],
        [-mm(4), 0],
        [-mm(6), mm(5)],
        [-mm(12), mm(5)],
      ]),
    ),
    shank(mm(12), mm(50), mm(14)),
    axis(-mm(15), mm(54)),
    dimension(-mm(12), 0, 41, '12', [23, 23]),
  );
};

export const countersunk = (): Figure =>
  join(
    strokes(
      line(
        'outline',
        [
          [0, -mm(12)],
          [0, mm(12)],
          [mm(1), mm(12)],
          [mm(7), mm(6)],
          [mm(7), -mm(6)],
          [mm(1), -mm(12)],
        ],
        true,
      ), // ISO 10642, M12: dk 24, k 6
      line('hidden', [
        [0, -mm(4)],
        [mm(5), -mm(4)],
        [mm(5), mm(4)],
        [0, mm(4)],
      ]),
    ),
    shank(mm(12), mm(50), mm(14), mm(7)),
    axis(-mm(4), mm(54)),
    dimension(0, mm(50), 43, '50', [31, 13]),
  );

export const selfDrilling = (): Figure => {
  const d = mm(5.5);
  const start = mm(3);
  const end = mm(42);
  const turns = Math.floor((end - start) / 5);
  const thread = Array.from({ length: turns }, (_, i) =>
    line('edge', [
      [start + i * 5, d / 2],
      [start + i * 5 + 3.5, -d / 2],
    ]),
  );
  return join(
    hexagonSide(mm(9.2), mm(5)),
    strokes(
      line(
        'outline',
        [
          [0, -mm(5.5)],
          [mm(1.2), -mm(5.5)],
          [mm(1.2), mm(5.5)],
          [0, mm(5.5)],
        ],
        true,
      ),
      line('outline', [
        [mm(1.2), -d / 2],
        [end, -d / 2],
        [end, -d * 0.34],
        [mm(48), -d * 0.34],
        [mm(51), 0],
        [mm(48), d * 0.34],
        [end, d * 0.34],
        [end, d / 2],
        [mm(1.2), d / 2],
      ]),
      ...thread,
      line('edge', [
        [end, d * 0.3],
        [mm(49), -d * 0.2],
      ]),
    ),
    axis(-mm(9), mm(55)),
    dimension(mm(1.2), mm(51), 38, '50', [15, 8]),
  );
};
