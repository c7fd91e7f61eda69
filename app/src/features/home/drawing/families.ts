import { axis, circle, dimension, type Figure, join, line, mirrored, strokes } from './figure.ts';
import { hexagonFront, hexagonSide, hexBolt, shank } from './parts.ts';

/** px for a millimetre: the same in all drawings of the grid. */
const scale = 2.6;
const mm = (value: number) => value * scale;

/** M12 parts of each family, drawn from the dimensions of their standards. */
const hexBolts = (): Figure =>
  join(
    hexBolt({ d: 12, k: 7.5, s: 18, length: 60, plain: 30 }, scale), // ISO 4014, M12 x 60
    dimension(0, mm(60), 41, '60', [27, 13]),
  );

const socketScrews = (): Figure => {
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

const countersunk = (): Figure =>
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

const nuts = (): Figure => {
  const e = 18 * 1.1547; // ISO 4032, M12: s 18, m 10.8
  return join(
    hexagonFront(mm(18), mm(12), 0),
    hexagonSide(mm(e), mm(10.8), mm(29), true),
    axis(-mm(14), mm(33)),
    dimension(-mm(9), mm(9), 41, '18', [16, 16]),
  );
};

const washers = (): Figure =>
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
    dimension(-mm(12), mm(12), 44, '24', [10, 10]),
  );

const rods = (): Figure => {
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

const selfDrilling = (): Figure => {
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

const anchors = (): Figure => {
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

const rivets = (): Figure =>
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

const pins = (): Figure =>
  join(
    strokes(
      { pen: 'outline', d: `M0 -3C-10 -16 -32 -16 -32 0S-10 16 0 3` },
      { pen: 'outline', d: `M0 -6C-8 -10 -24 -11 -24 0S-8 10 0 6` },
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

/** What a category is drawn as: the first entry whose words its name has. */
const byWords: readonly (readonly [RegExp, () => Figure])[] = [
  [/counters|csk/i, countersunk],
  [/socket|grub|set screw|button/i, socketScrews],
  [/nut/i, nuts],
  [/washer/i, washers],
  [/rod|stud/i, rods],
  [/drill|tek|roof|wood|screw/i, selfDrilling],
  [/anchor|chemical|capsule|cartridge/i, anchors],
  [/rivet/i, rivets],
  [/pin/i, pins],
];

/** The drawing that stands for a product category: a hexagon bolt when nothing says otherwise. */
export function familyFigure(category: string): Figure {
  return (byWords.find(([words]) => words.test(category))?.[1] ?? hexBolts)();
}
