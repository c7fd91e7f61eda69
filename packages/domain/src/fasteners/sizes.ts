import { vulgarText } from './tokens.ts';

/**
 * Conversion between sizes in fractions of an inch, decimal inches, metric and gauge (FILT-03). The inch is 25.4 mm exactly (AS 1376).
 * Gauges are the numbered sizes of machine and tapping screws: diameter in inches = 0.060 + 0.013 n (ASME B18.6.3, table 1).
 */
export const sizeSystems = ['metric', 'fraction', 'decimal', 'gauge'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

export interface Size {
  /** Rounded to a ten-thousandth of a millimetre. */
  readonly mm: number;
  /** The system it was written in. */
  readonly system: SizeSystem;
}

const inch = 25.4;
const largestGauge = 24;
/** Largest difference in mm between equal sizes: half of a thousandth of an inch. */
const tolerance = 0.0127;

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const gaugeMm = (n: number) => round((0.06 + 0.013 * n) * inch);
const figure = (value: number, decimals: number) => value.toFixed(decimals).replace(/\.?0+$/, '');

const patterns = {
  gauge: /^(?:#|no\.? ?)(\d{1,2})$|^(\d{1,2}) ?(?:g|ga|gauge)$/,
  fraction: /^(?:(\d{1,3})[- ])?(\d{1,3})\/(\d{1,3}) ?(?:"|in|inch|inches)?$/,
  decimal: /^(\d{0,4}(?:\.\d{1,6})?) ?(?:"|in|inch|inches)$/,
  feet: /^(\d{1,3}(?:\.\d{1,3})?) ?(?:'|ft|feet)$/,
  metres: /^(\d{1,3}(?:\.\d{1,3})?) ?m$/,
  metric: /^m ?(\d{1,4}(?:\.\d{1,4})?)(?: ?mm)?$|^(\d{1,5}(?:\.\d{1,4})?)(?: ?mm)?$/,
} as const;

/**
 * Reads a size in any notation: `M12`, `12`, `12 mm`, `1/2`, `1-1/2"`, `1½ in`, `0.25 in`, `#10`, `10g`, `6 ft`, `1 m`. Ignores a pitch
 * after it (`1/4-20`, `M8x1.25`, `#10-24`). A bare number is metric. Null for anything else.
 */
export function parseSize(text: string): Size | null {
  const written = text
    .slice(0, 40)
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${vulgarText[sign] ?? ''}`)
    .replace(/[”“″]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const plain = written
    .replace(/^(m\d+(?:\.\d+)?) ?[x×] ?\d+(?:\.\d+)?$/, '$1')
    .replace(/^((?:\d+-)?\d+\/\d+"?|#\d+)-\d+$/, '$1');
  const gauge = patterns.gauge.exec(plain);
  if (gauge) {
    const n = Number(gauge[1] ?? gauge[2]);
    return n <= largestGauge ? { mm: gaugeMm(n), system: 'gauge' } : null;
  }
  const fraction = patterns.fraction.exec(plain);
  if (fraction) {
    const [, whole = '0', over = '', under = ''] = fraction;
    if (Number(under) === 0) return null;
    return { mm: round((Number(whole) + Number(over) / Number(under)) * inch), system: 'fraction' };
  }
  const decimal = patterns.decimal.exec(plain);
  if (decimal?.[1]) {
    const value = Number(decimal[1]);
    return { mm: round(value * inch), system: Number.isInteger(value) ? 'fraction' : 'decimal' };
  }
  const feet = patterns.feet.exec(plain);
  if (feet) return { mm: round(Number(feet[1]) * 12 * inch), system: 'fraction' };
  const metres = patterns.metres.exec(plain);
  if (metres) return { mm: round(Number(metres[1]) * 1000), system: 'metric' };
  const metric = patterns.metric.exec(plain);
  return metric ? { mm: round(Number(metric[1] ?? metric[2])), system: 'metric' } : null;
}

/** Returns the nearest 64th in lowest terms: `1/4`, `1-1/2`, `2`. */
function asFraction(inches: number): string {
  const parts = Math.round(inches * 64);
  const whole = Math.floor(parts / 64);
  let over = parts % 64;
  let under = 64;
  while (over > 0 && over % 2 === 0) {
    over /= 2;
    under /= 2;
  }
  if (over === 0) return String(whole);
  return whole === 0 ? `${over}/${under}` : `${whole}-${over}/${under}`;
}

/**
 * Writes a length in mm in a system: `6.35 mm`, `1/4"`, `0.25"`, `#10`. Null if the system has no size within half a thousandth of an inch.
 */
export function formatSize(mm: number, system: SizeSystem): string | null {
  if (!Number.isFinite(mm) || mm < 0) return null;
  if (system === 'metric') return `${figure(mm, 4)} mm`;
  const inches = mm / inch;
  if (system === 'decimal') return `${figure(inches, 4)}"`;
  if (system === 'fraction') {
    const exact = Math.abs((Math.round(inches * 64) / 64) * inch - mm) <= tolerance;
    return exact ? `${asFraction(inches)}"` : null;
  }
  const n = Math.round((inches - 0.06) / 0.013);
  return n >= 0 && n <= largestGauge && Math.abs(gaugeMm(n) - mm) <= tolerance ? `#${n}` : null;
}

/**
 * Converts a size to another system: `1/4` → `6.35 mm`, `12.7` → `1/2"`, `#10` → `0.19"`. Null if the text is not a size or the system has
 * no such size.
 */
export function convertSize(text: string, system: SizeSystem): string | null {
  const size = parseSize(text);
  return size && formatSize(size.mm, system);
}
