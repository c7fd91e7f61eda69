import { inchShape } from './asme-shapes.ts';
import { type Dimension, type Family, inches, type Shape } from './family.ts';
import { inchLengths, inchSize, pitchDiameter, seriesOf } from './threads.ts';
import { inchStainless, steel } from './treatments.ts';
import { cap, cylinder, frustum, hexagon, shank } from './volume.ts';

type Row = readonly [name: string, A: number, H: number, J: number, T: number];

/** ASME B18.3-2012, table 1 (cap screws; H is D): head A (max), socket J, key engagement T (min); inches. */
const capRows: readonly (readonly [name: string, A: number, J: number, T: number])[] = [
  ['#0', 0.096, 0.05, 0.025],
  ['#1', 0.118, 1 / 16, 0.031],
  ['#2', 0.14, 5 / 64, 0.038],
  ['#3', 0.161, 5 / 64, 0.044],
  ['#4', 0.183, 3 / 32, 0.051],
  ['#5', 0.205, 3 / 32, 0.057],
  ['#6', 0.226, 7 / 64, 0.064],
  ['#8', 0.27, 9 / 64, 0.077],
  ['#10', 0.312, 5 / 32, 0.09],
  ['1/4', 0.375, 3 / 16, 0.12],
  ['5/16', 0.469, 1 / 4, 0.151],
  ['3/8', 0.562, 5 / 16, 0.182],
  ['7/16', 0.656, 3 / 8, 0.213],
  ['1/2', 0.75, 3 / 8, 0.245],
  ['5/8', 0.938, 1 / 2, 0.307],
  ['3/4', 1.125, 5 / 8, 0.37],
  ['7/8', 1.312, 3 / 4, 0.432],
  ['1', 1.5, 3 / 4, 0.495],
  ['1-1/4', 1.875, 7 / 8, 0.62],
  ['1-1/2', 2.25, 1, 0.745],
];

/** The same standard, button head screws: head A, height H, socket J, key engagement T; inches. */
const buttonRows: readonly Row[] = [
  ['#4', 0.213, 0.059, 1 / 16, 0.035],
  ['#6', 0.262, 0.073, 5 / 64, 0.044],
  ['#8', 0.312, 0.087, 3 / 32, 0.052],
  ['#10', 0.361, 0.101, 1 / 8, 0.07],
  ['1/4', 0.437, 0.132, 5 / 32, 0.087],
  ['5/16', 0.547, 0.166, 3 / 16, 0.105],
  ['3/8', 0.656, 0.199, 7 / 32, 0.122],
  ['1/2', 0.875, 0.265, 5 / 16, 0.175],
  ['5/8', 1, 0.331, 3 / 8, 0.21],
];

/** The same standard, flat countersunk head screws: theoretical head A, reference height H, socket J, key engagement T. */
const flatRows: readonly Row[] = [
  ['#4', 0.255, 0.083, 1 / 16, 0.055],
  ['#6', 0.307, 0.097, 5 / 64, 0.066],
  ['#8', 0.359, 0.112, 3 / 32, 0.076],
  ['#10', 0.411, 0.127, 1 / 8, 0.087],
  ['1/4', 0.531, 0.161, 5 / 32, 0.111],
  ['5/16', 0.656, 0.198, 3 / 16, 0.135],
  ['3/8', 0.781, 0.234, 7 / 32, 0.159],
  ['7/16', 0.844, 0.234, 1 / 4, 0.159],
  ['1/2', 0.938, 0.251, 5 / 16, 0.172],
  ['5/8', 1.188, 0.324, 3 / 8, 0.22],
  ['3/4', 1.438, 0.396, 1 / 2, 0.22],
];

/** The same standard, set screws with cup point: A is the cup's diameter, H unused. */
const setRows: readonly Row[] = [
  ['#4', 0.061, 0, 0.05, 0.07],
  ['#6', 0.074, 0, 1 / 16, 0.08],
  ['#8', 0.087, 0, 5 / 64, 0.09],
  ['#10', 0.102, 0, 3 / 32, 0.1],
  ['1/4', 0.132, 0, 1 / 8, 0.125],
  ['5/16', 0.172, 0, 5 / 32, 0.156],
  ['3/8', 0.212, 0, 3 / 16, 0.188],
  ['7/16', 0.252, 0, 7 / 32, 0.219],
  ['1/2', 0.291, 0, 1 / 4, 0.25],
  ['5/8', 0.371, 0, 5 / 16, 0.312],
  ['3/4', 0.45, 0, 3 / 8, 0.375],
  ['1', 0.609, 0, 9 / 16, 0.562],
];

type Head = 'cap' | 'button' | 'flat' | 'set';
const tables: Readonly<Record<Head, readonly Row[]>> = {
  cap: capRows.map(([name, A, J, T]) => [name, A, inchSize(name).inch, J, T]),
  button: buttonRows,
  flat: flatRows,
  set: setRows,
};

function volumeOf(head: Head, [name, A, H, J, T]: Row, l: number, pitch: number): number {
  const d = inchSize(name).inch;
  const socket = hexagon(J, T);
  if (head === 'set') return Math.max(cylinder(pitchDiameter(d, pitch), l) - hexagon(J, Math.min(T, l * 0.6)), 1e-5);
  if (head === 'cap') return cylinder(A, H) - socket + shank(d, pitch, l, 2 * d + 0.5);
  if (head === 'button') return cap(A, H) - socket + shank(d, pitch, l, l);
  return Math.max(frustum(A, d, H) - socket + shank(d, pitch, Math.max(l - H, 0), 2 * d + 0.5), 1e-5);
}

function dimensionsOf(head: Head, [, A, H, J, T]: Row): Dimension[] {
  const socket: Dimension[] = [
    ['J', 'Socket', inches(J)],
    ['T', 'Key engagement', inches(T)],
  ];
  if (head === 'set') return [...socket, ['C', 'Cup point diameter', inches(A)]];
  return [['A', 'Head diameter', inches(A)], ['H', 'Head height', inches(H)], ...socket];
}

const shapes = (head: Head, series: 'UNC' | 'UNF'): Shape[] =>
  tables[head].flatMap((row) => {
    const size = inchSize(row[0]);
    const thread = seriesOf(size).find((candidate) => candidate.series === series);
    if (!thread) return [];
    const shortest = head === 'set' ? size.inch * 0.8 : Math.max(size.inch, row[2] * 1.2);
    const longest = head === 'set' ? Math.max(size.inch * 4, 0.5) : Math.min(size.inch * (head === 'cap' ? 12 : 8), 8);
    return inchLengths
      .filter((l) => l >= shortest && l <= longest)
      .map((l) => inchShape(size, thread, l, volumeOf(head, row, l, 1 / thread.tpi), dimensionsOf(head, row)));
  });

/** Alloy steel of ASTM A574 (cap) and F835 (button, flat), F912 (set); stainless of ASTM F837 and F879. */
const treatments = [
  ...steel([
    { code: 'ALY', spec: 'Alloy', words: 'alloy', rate: 14.2, demand: 1, finishes: ['P', 'Z', 'Y', 'B', 'M'] },
  ]),
  ...inchStainless,
];

const kinds: Readonly<Record<Head, { readonly title: string; readonly type: string; readonly image: string }>> = {
  cap: { title: 'Socket cap screw', type: 'Socket cap screws', image: 'socket-cap-screw' },
  button: { title: 'Socket button screw', type: 'Socket button screws', image: 'socket-button-screw' },
  flat: { title: 'Socket countersunk screw', type: 'Socket countersunk screws', image: 'socket-countersunk-screw' },
  set: { title: 'Socket set screw, cup point', type: 'Socket set screws', image: 'set-screw-cup' },
};

const family = (head: Head, series: 'UNC' | 'UNF', prefix: string): Family => ({
  key: `asme-b18-3-${head}-${series.toLowerCase()}`,
  prefix,
  title: kinds[head].title,
  category: 'Socket screws',
  productType: kinds[head].type,
  standard: 'ASME B18.3',
  application: 'Machinery and vibration',
  image: kinds[head].image,
  role: 'screw',
  mates: head === 'set' ? [] : ['nut'],
  pricePer: 100,
  handling: 0.055,
  factor: 1.15,
  share: series === 'UNC' ? 1.1 : 0.8,
  shapes: shapes(head, series),
  treatments,
  ...(head === 'set'
    ? {
        describe: (shape: Shape, treatment: { readonly words: string }) =>
          `Socket set screw ${shape.words}, cup point, ${treatment.words}`,
      }
    : {}),
});

export const asmeSocketFamilies: readonly Family[] = [
  family('cap', 'UNC', 'SCS'),
  family('cap', 'UNF', 'SCU'),
  family('button', 'UNC', 'SBS'),
  family('button', 'UNF', 'SBU'),
  family('flat', 'UNC', 'SCK'),
  family('flat', 'UNF', 'SKU'),
  family('set', 'UNC', 'SSK'),
  family('set', 'UNF', 'SSU'),
];
