import type { DrawnFamily } from '@portal/domain/drawing';

/** Size in px that the shapes are designed for; their stroke widths apply at this size. */
export const smallField = { width: 40, height: 20 } as const;

/** SVG path data centred on y 10, in px: bold outlines, and fine lines for threads, facets and edges. */
export interface SmallShape {
  readonly outline: string;
  readonly fine: string;
}

const shape = (...parts: readonly Partial<SmallShape>[]): SmallShape => ({
  outline: parts.map((part) => part.outline ?? '').join(''),
  fine: parts.map((part) => part.fine ?? '').join(''),
});

/** A bar with a bevelled right end; `half` is half of its height. */
const bar = (from: number, to: number, half = 4): Partial<SmallShape> => ({
  outline: `M${from} ${10 - half}H${to - 1.5}L${to} ${11.5 - half}V${8.5 + half}L${to - 1.5} ${10 + half}H${from}`,
});
/** A thread, sketched as a slanted line every third pixel. */
const thread = (from: number, to: number, half = 4): Partial<SmallShape> => {
  const turns = Array.from({ length: Math.floor((to - from) / 3) }, (_, turn) => from + turn * 3);
  return { fine: turns.map((x) => `M${x} ${10 - half}l1.5 ${2 * half}`).join('') };
};
const box = (from: number, to: number, half: number): Partial<SmallShape> => ({
  outline: `M${from} ${10 - half}H${to}V${10 + half}H${from}Z`,
});
/** A hexagon seen from the side, with three faces visible. */
const hexagon = (from: number, to: number, half: number): Partial<SmallShape> => ({
  outline: `M${to} ${10 - half}H${from + 1.5}L${from} ${11.5 - half}V${8.5 + half}L${from + 1.5} ${10 + half}H${to}Z`,
  fine: `M${from} ${10 - half / 2}H${to}M${from} ${10 + half / 2}H${to}`,
});
const ring = (x: number, radius: number) =>
  `M${x - radius} 10a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
/** A hexagon or star socket, seen through the head. */
const socket = (from: number): Partial<SmallShape> => ({ fine: `M${from} 7.5h5v5h-5` });

const socketScrew = (head: string, from: number): SmallShape =>
  shape({ outline: head }, socket(2.5), bar(from, 38), thread(from + 8, 37));
const setScrew = (end: string): SmallShape =>
  shape({ outline: `M32 5H7L5.5 6.5V13.5L7 15H32${end}` }, socket(5.5), thread(13, 32, 5));

/** A nut from the side: three faces with rounded corners; `crown` adds the top of a lock nut. */
const nut = (top: number, bottom: number, crown = ''): SmallShape => ({
  outline:
    `M9 ${top}Q12 ${top - 2} 15 ${top}Q20 ${top - 2.5} 25 ${top}Q28 ${top - 2} 31 ${top}` +
    `V${bottom}Q28 ${bottom + 2} 25 ${bottom}Q20 ${bottom + 2.5} 15 ${bottom}Q12 ${bottom + 2} 9 ${bottom}Z${crown}`,
  fine: `M15 ${top}V${bottom}M25 ${top}V${bottom}`,
});

const drillPoint = 'M31 7.5H35.5L39 10L35.5 12.5H31';
const selfDrilling = (head: Partial<SmallShape>, from: number, wings = ''): SmallShape =>
  shape(
    head,
    { outline: `M${from} 7.5H31${drillPoint}M${from} 12.5H31${wings}`, fine: 'M31 12.5L36 7.5' },
    { fine: thread(from + 2, wings === '' ? 31 : 27, 5).fine ?? '' },
  );
const blindRivet = (flange: string): SmallShape => ({
  outline: `${flange}M17 5.5H31V14.5H17M31 7Q36.5 7 36.5 10T31 13`,
  fine: 'M1 9H13.5M1 11H13.5M17 8.5H31M17 11.5H31',
});

/** Each family from the side at the size of a line of text; washers and channels from the end, which is more recognisable. */
export const smallShapes: Readonly<Record<DrawnFamily, SmallShape>> = {
  'hex-bolt': shape(hexagon(2, 9, 8), bar(9, 38), { fine: 'M23 6V14' }, thread(24.5, 37)),
  'hex-screw': shape(hexagon(2, 9, 8), bar(9, 38), thread(11, 37)),
  'structural-assembly': shape(
    hexagon(1, 7, 7.5),
    { outline: 'M7 6.5H24M7 13.5H24M34 6.5H37.5L39 8V12L37.5 13.5H34' },
    thread(18, 24, 3.5),
    box(24, 26.5, 8.5),
    hexagon(26.5, 34, 7),
  ),
  'socket-cap-screw': socketScrew('M12 3H4.5L2.5 5V15L4.5 17H12Z', 12),
  'socket-button-screw': socketScrew('M10 2.5C4.5 3.5 2.5 6.5 2.5 10S4.5 16.5 10 17.5Z', 10),
  'socket-countersunk-screw': socketScrew('M2.5 1.5V18.5L10 14V6Z', 10),
  'set-screw-flat': setScrew('L34.5 12.5V7.5L32 5'),
  'set-screw-cone': setScrew('L37.5 10L32 5'),
  'set-screw-dog': setScrew('V13H37V7H32V5'),
  'set-screw-cup': setScrew('L35 13L32.5 10L35 7L32 5'),
  'cup-head-bolt': shape({ outline: 'M9 1.5Q2.5 4 2.5 10T9 18.5Z' }, box(9, 13, 4.5), bar(13, 38), thread(24.5, 37)),
  'flange-bolt': shape(hexagon(2, 7.5, 6), box(7.5, 9.5, 8.5), bar(9.5, 38), thread(20, 37)),
  'coach-screw': shape(hexagon(2, 8, 8), { outline: 'M8 6.5H33L38.5 10L33 13.5H8' }, thread(18, 33, 3.5)),
  'wood-screw': shape({ outline: 'M2.5 2.5V17.5L9 13V7ZM9 7H33L38.5 10L33 13H9' }, thread(15, 33, 3)),
  'machine-screw-pan': shape({ outline: 'M9 2.5H6.5Q2.5 5 2.5 10T6.5 17.5H9Z' }, bar(9, 38), thread(12, 37)),
  'machine-screw-countersunk': shape({ outline: 'M2.5 1.5V18.5L10 14V6Z' }, bar(10, 38), thread(13, 37)),
  'dome-nut': nut(10.5, 16, 'M12 9Q13 1.5 20 1.5T28 9'),
  'wing-nut': { outline: 'M16 9L10 1.5H4L2.5 5L13 16V18.5H27V16L37.5 5L36 1.5H30L24 9Z', fine: 'M17 9V18.5M23 9V18.5' },
  'flange-nut': nut(3.5, 13, 'M9 14.5L5 16V18.5H35V16L31 14.5'),
  'rivet-nut': shape(box(2.5, 5, 8.5), box(5, 36, 6), { fine: 'M20 7H36M20 13H36' }),
  'spring-pin': shape({ outline: 'M3.5 6H36.5L38.5 7.5V12.5L36.5 14H3.5L1.5 12.5V7.5Z' }, { fine: 'M1.5 9.5H38.5' }),
  'circlip-external': {
    outline: 'M18 1.9A8.3 8.3 0 1 0 22 1.9M18.5 5A5.2 5.2 0 1 0 21.5 5M18 1.9L18.5 5M22 1.9L21.5 5',
    fine: '',
  },
  'circlip-internal': {
    outline: 'M18 1.9A8.3 8.3 0 1 0 22 1.9M17 6.5A5.2 5.2 0 1 0 23 6.5M18 1.9L17 6.5M22 1.9L23 6.5',
    fine: '',
  },
  'hose-clamp': {
    outline: `${ring(20, 8)}M13 .75H25V4.5H13Z`,
    fine: `${ring(20, 6.5)}M16 .75V4.5M19 .75V4.5M22 .75V4.5`,
  },
  'hex-nut': nut(5.5, 14.5),
  'hex-nut-thin': nut(8, 12.5),
  'nyloc-nut': nut(8.5, 15.5, 'M12.5 7V5Q12.5 2.5 15 2.5H25Q27.5 2.5 27.5 5V7'),
  'cone-lock-nut': nut(8.5, 15.5, 'M13 7L15.5 2.5H24.5L27 7'),
  'flat-washer': { outline: ring(20, 8.5) + ring(20, 4.5), fine: '' },
  'chamfered-washer': { outline: ring(20, 8.5) + ring(20, 4), fine: ring(20, 6.5) },
  'spring-washer': {
    outline: 'M21.5 1.6A8.5 8.5 0 1 1 17 2L18.5 5.8A4.5 4.5 0 1 0 20.5 5.5Z',
    fine: '',
  },
  'threaded-rod': shape({ outline: 'M37 5.5L38.5 7V13L37 14.5H3L1.5 13V7L3 5.5Z' }, thread(4, 37, 4.5)),
  'self-drilling-hwf': selfDrilling(shape(hexagon(2.5, 7.5, 5), box(7.5, 9.5, 8)), 9.5),
  'self-drilling-waf': selfDrilling({ outline: 'M8 1.5Q4 4.5 4 10T8 18.5Z' }, 8),
  'self-drilling-bug': selfDrilling({ outline: 'M2.5 2V18Q6 12.5 12 12.5V7.5Q6 7.5 2.5 2Z' }, 12),
  'self-drilling-wng': selfDrilling(
    { outline: 'M2.5 2.5V17.5L9 12.5V7.5Z' },
    9,
    'M28 7.5L29.5 3H32L31 7.5M28 12.5L29.5 17H32L31 12.5',
  ),
  'self-drilling-pan': selfDrilling({ outline: 'M9 3H6.5Q3 5 3 10T6.5 17H9Z' }, 9),
  'blind-rivet': blindRivet('M17 3.5Q13.5 5.5 13.5 10T17 16.5Z'),
  'blind-rivet-l': blindRivet('M17 .75Q13.5 4 13.5 10T17 19.25Z'),
  'blind-rivet-k': blindRivet('M13.5 2V18L18 14.5V5.5Z'),
  'split-pin': {
    outline: 'M12.5 7H37.5V10H11.9A5.5 5.5 0 1 1 12.5 7ZM11.9 10H33.5V13H10.5',
    fine: ring(7, 2.5),
  },
  'eye-bolt': shape({ outline: ring(9.5, 8.5) + ring(9.5, 4.5) }, box(18, 20.5, 6.5), bar(20.5, 38), thread(22.5, 37)),
  'u-bolt': {
    outline: 'M38.5 2H10A8 8 0 0 0 10 18H38.5V13.5H10A3.5 3.5 0 0 1 10 6.5H38.5Z',
    fine: [26, 29, 32, 35].map((x) => `M${x} 2l1 4.5M${x} 13.5l1 4.5`).join(''),
  },
  'strut-channel': { outline: 'M17.5 7V1.5H10.5V18.5H29.5V1.5H22.5V7H25V4H27V16H13V4H15V7Z', fine: '' },
  'anchor-wedge': shape(
    { outline: 'M8 6.5H3L1.5 8V12L3 13.5H8M16.5 6.5H28M16.5 13.5H28M33.5 7L38.5 5V15L33.5 13' },
    thread(3.5, 8, 3.5),
    hexagon(8, 14, 6.5),
    box(14, 16.5, 8.5),
    thread(18.5, 26, 3.5),
    box(28, 33.5, 4.5),
    { fine: 'M30.5 10H33' },
  ),
  'anchor-sleeve': shape(
    hexagon(2, 8, 6.5),
    box(8, 10.5, 8.5),
    { outline: 'M10.5 5.5H33V14.5H10.5M33 7L38.5 5V15L33 13' },
    { fine: 'M17 5.5V14.5M22 10H33' },
  ),
  'anchor-drop-in': shape(box(6, 34, 6), { fine: 'M6 7.5H17M6 12.5H17M20 10H34' }, thread(7, 17, 2.5)),
  'anchor-screw': shape(hexagon(2, 7.5, 5.5), box(7.5, 9.5, 8.5), bar(9.5, 38, 3), thread(14, 37, 5.5)),
  'chemical-stud': shape({ outline: 'M4.5 6V14H34L38.5 10L34 6ZM4.5 8H1.5V12H4.5' }, thread(6.5, 33)),
  'chemical-capsule': {
    outline: 'M7 5H32Q37.5 5 37.5 10T32 15H7Q2.5 15 2.5 10T7 5Z',
    fine: 'M9 8H31Q34 8 34 10T31 12H9Q6 12 6 10T9 8ZM13 10h1M18 10h1M23 10h1M28 10h1',
  },
  'chemical-cartridge': {
    outline: 'M1.5 4H24V16H1.5ZM24 5L26.5 7.5H29V12.5H26.5L24 15M29 8L36 9L39 9.5V10.5L36 11L29 12',
    fine: 'M4.5 4V16M8 4V16M20 4V16',
  },
};
