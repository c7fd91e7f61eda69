/** Drawings of the demo supplier's library, in the order of their numbers. */
export interface DemoPicture {
  readonly name: string;
  readonly folder: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focus: readonly [number, number];
  readonly svg: string;
}

/** The number of the first file of an empty library (`media_file`). */
const first = 900_000_001;

const frame = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;

const wheel = (x: number) =>
  `<circle cx="${x}" cy="560" r="44" fill="#10181f"/><circle cx="${x}" cy="560" r="18" fill="#8fa0ac"/>`;
const bundle = (x: number) =>
  [0, 1, 2, 3]
    .map((i) => `<rect x="${x}" y="${452 + i * 16}" width="300" height="11" rx="5" fill="#93a3ad"/>`)
    .join('');

/** A truck with bundles of rod on its way to a site before sunrise. */
const truck = frame(
  1600,
  720,
  `<rect width="1600" height="720" fill="#1d2f40"/><rect y="300" width="1600" height="300" fill="#2c465a"/>
<circle cx="1290" cy="330" r="90" fill="#e0a447"/><path d="M0 470 260 360l220 90 300-130 320 140 240-90 260 100v160H0z" fill="#223747"/>
<rect y="600" width="1600" height="120" fill="#141f29"/><path d="M0 660h1600" stroke="#d9c27a" stroke-width="6" stroke-dasharray="70 60"/>
<rect x="620" y="520" width="760" height="22" fill="#4c5b66"/>${bundle(660)}${bundle(980)}
<path d="M1390 400h110l80 90v60h-190z" fill="#2f6ea5"/><path d="M1420 424h70l46 56h-116z" fill="#bcd6e6"/>
${[700, 800, 1180, 1280, 1480].map(wheel).join('')}`,
);

const hexagon = (x: number, y: number) =>
  `<path d="M${x - 60} ${y}l30-52h60l30 52-30 52h-60z" fill="#a9b7c0"/><circle cx="${x}" cy="${y}" r="30" fill="#22303a"/>`;

/** Galvanised nuts on a bench. */
const nuts = frame(
  1200,
  800,
  `<rect width="1200" height="800" fill="#22303a"/><rect y="640" width="1200" height="160" fill="#18232b"/>
${[
  [240, 240],
  [460, 330],
  [700, 220],
  [940, 340],
  [360, 520],
  [640, 500],
  [880, 560],
]
  .map(([x = 0, y = 0]) => hexagon(x, y))
  .join('')}`,
);

export const demoPictures = [
  {
    name: 'delivery-before-sunrise.svg',
    folder: 'Campaigns',
    alt: 'A truck with bundles of threaded rod on the road before sunrise',
    width: 1600,
    height: 720,
    focus: [75, 82],
    svg: truck,
  },
  {
    name: 'galvanised-nuts.svg',
    folder: 'Products',
    alt: 'Seven galvanised hexagon nuts on a bench',
    width: 1200,
    height: 800,
    focus: [50, 45],
    svg: nuts,
  },
] as const satisfies readonly DemoPicture[];

/** The value of a picture setting that shows one of them. */
export const demoPicture = (name: (typeof demoPictures)[number]['name']): string =>
  String(first + demoPictures.findIndex((each) => each.name === name));
