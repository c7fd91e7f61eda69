/** Pitches in mm (ISO 261, ISO 724) by nominal diameter: coarse first, then the fine ones in use. */
export const metricPitches: Readonly<Record<string, readonly number[]>> = {
  '1': [0.25, 0.2],
  '1.2': [0.25, 0.2],
  '1.4': [0.3],
  '1.6': [0.35, 0.2],
  '2': [0.4, 0.25],
  '2.5': [0.45, 0.35],
  '3': [0.5, 0.35],
  '3.5': [0.6, 0.35],
  '4': [0.7, 0.5],
  '5': [0.8, 0.5],
  '6': [1, 0.75],
  '7': [1, 0.75],
  '8': [1.25, 1, 0.75],
  '10': [1.5, 1.25, 1, 0.75],
  '12': [1.75, 1.25, 1.5, 1],
  '14': [2, 1.5, 1.25],
  '16': [2, 1.5, 1],
  '18': [2.5, 1.5, 2],
  '20': [2.5, 1.5, 2],
  '22': [2.5, 1.5, 2],
  '24': [3, 2, 1.5],
  '27': [3, 2, 1.5],
  '30': [3.5, 2, 1.5],
  '33': [3.5, 2, 1.5],
  '36': [4, 3, 2, 1.5],
  '39': [4, 3],
  '42': [4.5, 3],
  '45': [4.5, 3],
  '48': [5, 3],
  '52': [5, 3],
  '56': [5.5, 4],
  '60': [5.5, 4],
  '64': [6, 4],
  '68': [6, 4],
  '72': [6, 4],
};

/** Threads per inch: UNC and UNF (ASME B1.1), BSW and BSF (BS 84), by fraction or number. */
export const inchThreads: Readonly<
  Record<string, { readonly UNC?: number; readonly UNF?: number; readonly BSW?: number; readonly BSF?: number }>
> = {
  '#0': { UNF: 80 },
  '#1': { UNC: 64, UNF: 72 },
  '#2': { UNC: 56, UNF: 64 },
  '#3': { UNC: 48, UNF: 56 },
  '#4': { UNC: 40, UNF: 48 },
  '#5': { UNC: 40, UNF: 44 },
  '#6': { UNC: 32, UNF: 40 },
  '#8': { UNC: 32, UNF: 36 },
  '#10': { UNC: 24, UNF: 32 },
  '#12': { UNC: 24, UNF: 28 },
  '1/8': { BSW: 40 },
  '5/32': { BSW: 32 },
  '3/16': { BSW: 24, BSF: 32 },
  '1/4': { UNC: 20, UNF: 28, BSW: 20, BSF: 26 },
  '5/16': { UNC: 18, UNF: 24, BSW: 18, BSF: 22 },
  '3/8': { UNC: 16, UNF: 24, BSW: 16, BSF: 20 },
  '7/16': { UNC: 14, UNF: 20, BSW: 14, BSF: 18 },
  '1/2': { UNC: 13, UNF: 20, BSW: 12, BSF: 16 },
  '9/16': { UNC: 12, UNF: 18, BSW: 12, BSF: 16 },
  '5/8': { UNC: 11, UNF: 18, BSW: 11, BSF: 14 },
  '3/4': { UNC: 10, UNF: 16, BSW: 10, BSF: 12 },
  '7/8': { UNC: 9, UNF: 14, BSW: 9, BSF: 11 },
  '1': { UNC: 8, UNF: 12, BSW: 8, BSF: 10 },
  '1-1/8': { UNC: 7, UNF: 12, BSW: 7, BSF: 9 },
  '1-1/4': { UNC: 7, UNF: 12, BSW: 7, BSF: 9 },
  '1-3/8': { UNC: 6, UNF: 12 },
  '1-1/2': { UNC: 6, UNF: 12, BSW: 6, BSF: 8 },
  '1-3/4': { UNC: 5, BSW: 5, BSF: 7 },
  '2': { UNC: 4.5, BSW: 4.5, BSF: 7 },
};

/** Gauge and threads per inch of self-drilling screws (AS 3566.1, table 3), which look like numbered threads. */
export const drillingThreads: ReadonlySet<string> = new Set([
  ...[
    '6-20',
    '7-16',
    '8-15',
    '8-18',
    '10-12',
    '10-16',
    '10-24',
    '12-11',
    '12-14',
    '12-24',
    '14-10',
    '14-11',
    '14-12',
    '14-14',
    '14-20',
  ],
]);

/** Returns whether a number after a metric size is its pitch rather than a length. */
export function isPitch(size: string, value: number, more: boolean): boolean {
  const pitches = metricPitches[size];
  if (!pitches?.includes(value)) return false;
  return more || value !== Math.round(value) || Number(size) >= 5;
}
