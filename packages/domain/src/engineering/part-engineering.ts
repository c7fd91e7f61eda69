import type { ProductInformation } from '../catalogue/product.ts';
import { inchThreads, metricPitches } from '../fasteners/threads.ts';
import { engineeringMessages as messages } from '../messages/engineering.ts';
import { acrossFlatsOf, type Limits, lengthOf, threadLimitsOf } from './limits.ts';
import { nutProofOf, stressesOf, structuralTension } from './stresses.ts';

/** A property with its value and the standard that it comes from. */
export interface EngineeringRow {
  readonly label: string;
  readonly value: string;
  readonly source: string;
}

/** Empty lists where no standard gives a value. */
export interface PartEngineering {
  readonly strength: readonly EngineeringRow[];
  readonly limits: readonly EngineeringRow[];
}

type EngineeredPart = Pick<ProductInformation, 'dimensions'> & {
  readonly facts: Pick<
    NonNullable<ProductInformation['facts']>,
    'size' | 'thread' | 'spec' | 'finish' | 'image'
  > | null;
};

const inch = 25.4;
const hexBolts: ReadonlySet<string> = new Set(['hex-bolt', 'hex-screw']);
/** Heads that carry the full load of the thread, and are tightened by it. */
const fullLoad: ReadonlySet<string> = new Set([...hexBolts, 'socket-cap-screw']);
/** ISO 7380-1 and ISO 10642: the head carries 80 % of the load of ISO 898-1. */
const reducedLoad: ReadonlySet<string> = new Set(['socket-button-screw', 'socket-countersunk-screw']);
const nuts: ReadonlySet<string> = new Set(['hex-nut', 'hex-nut-thin']);

interface Thread {
  /** mm */
  readonly d: number;
  /** mm */
  readonly pitch: number;
  readonly isMetric: boolean;
  readonly isMetricCoarse: boolean;
}

function threadOf({ facts, dimensions }: EngineeredPart): Thread | null {
  if (!facts) return null;
  const metric = /^M(\d+(?:\.\d+)?)$/.exec(facts.size);
  if (metric) {
    const [, d = ''] = metric;
    const [coarse] = metricPitches[d] ?? [];
    const given = Number.parseFloat(dimensions.find(({ symbol }) => symbol === 'P')?.value ?? '');
    const fine = /fine/i.test(facts.thread);
    const pitch = Number.isFinite(given) ? given : fine ? undefined : coarse;
    return pitch === undefined ? null : { d: Number(d), pitch, isMetric: true, isMetricCoarse: pitch === coarse };
  }
  const [, whole = '0', over = '0', under = '1'] = /^(?:(\d+)(?:-|$))?(?:(\d+)\/(\d+))?$/.exec(facts.size) ?? [];
  const d = (Number(whole) + Number(over) / Number(under)) * inch;
  const series = /UN[CF]/.exec(facts.thread)?.[0];
  const perInch = series === 'UNC' || series === 'UNF' ? inchThreads[facts.size]?.[series] : undefined;
  return d > 0 && perInch !== undefined ? { d, pitch: inch / perInch, isMetric: false, isMetricCoarse: false } : null;
}

/** Stress area of a thread in mm²: ISO 898-1, clause 9.1.6, or ASME B1.1. */
export const stressArea = ({ d, pitch, isMetric }: Pick<Thread, 'd' | 'pitch' | 'isMetric'>): number =>
  (Math.PI / 4) * (d - (isMetric ? 0.9382 : 0.9743) * pitch) ** 2;

const digits = (value: number) => String(Number(value.toPrecision(3)));
const kilonewtons = (newtons: number) => messages.load(digits(newtons / 1000));
/** Three decimals for threads, two for other sizes, without zeros at the end. */
const between = ([least, most]: Limits, decimals: number) =>
  messages.between(String(Number(least.toFixed(decimals))), String(Number(most.toFixed(decimals))));

/** Preload as a share of the proof load, and the coefficient of T = K F d for dry threads. */
const preload = 0.75;
const coefficient = 0.2;

function boltRows(image: string, spec: string, thread: Thread): EngineeringRow[] {
  const stresses = stressesOf(spec, thread.d);
  const isReduced = reducedLoad.has(image);
  if (!stresses || !(fullLoad.has(image) || isReduced || image === 'threaded-rod')) return [];
  const { source, stainless, tensile, proof } = stresses;
  const area = stressArea(thread);
  const rows: EngineeringRow[] = [
    {
      label: messages.stressArea,
      value: messages.area(digits(area)),
      source: thread.isMetric ? 'ISO 898-1' : 'ASME B1.1',
    },
    { label: messages.tensile, value: messages.stress(tensile), source },
    { label: stainless ? messages.proofStainless : messages.proof, value: messages.stress(proof), source },
  ];
  if (isReduced) {
    const standard = image === 'socket-button-screw' ? 'ISO 7380-1' : 'ISO 10642';
    return [...rows, { label: messages.tensileLoadOfHead, value: kilonewtons(area * tensile * 0.8), source: standard }];
  }
  rows.push(
    { label: messages.tensileLoad, value: kilonewtons(area * tensile), source: messages.from(source) },
    {
      label: stainless ? messages.yieldLoad : messages.proofLoad,
      value: kilonewtons(area * proof),
      source: messages.from(source),
    },
  );
  if (!fullLoad.has(image)) return rows;
  const torque = (coefficient * preload * area * proof * thread.d) / 1000;
  const assumes = stainless ? messages.torqueAssumesStainless : messages.torqueAssumes;
  return [...rows, { label: messages.torque, value: messages.moment(digits(torque)), source: assumes }];
}

function nutRows(spec: string, thread: Thread): EngineeringRow[] {
  const proof = thread.isMetricCoarse ? nutProofOf(spec, thread.d) : null;
  if (proof === null) return [];
  const area = stressArea(thread);
  return [
    { label: messages.proof, value: messages.stress(proof), source: 'ISO 898-2' },
    { label: messages.nutProofLoad, value: kilonewtons(area * proof), source: messages.from('ISO 898-2') },
  ];
}

function limitRows(part: EngineeredPart, thread: Thread, image: string, oversize: boolean): EngineeringRow[] {
  const rows: EngineeringRow[] = [];
  const put = (label: string, limits: Limits, source: string, decimals: number) =>
    rows.push({ label, value: between(limits, decimals), source });
  const limits = thread.isMetricCoarse ? threadLimitsOf(thread.d) : null;
  const isNut = nuts.has(image);
  // Galvanised nuts are tapped oversize, and socket screws of class 12.9 have the pitch diameter 5g (ISO 4762).
  const isClose = part.facts?.spec === '12.9';
  if (limits && isNut && !oversize) {
    put(messages.pitchInside, limits.pitchInside, 'ISO 965-2', 3);
    put(messages.minor, limits.minor, 'ISO 965-2', 3);
  } else if (limits && (fullLoad.has(image) || reducedLoad.has(image))) {
    put(messages.major, limits.major, messages.beforeCoating, 3);
    if (!isClose || hexBolts.has(image)) put(messages.pitch, limits.pitch, messages.beforeCoating, 3);
  }
  const mm = (symbol: string) => {
    const text = part.dimensions.find((each) => each.symbol === symbol)?.value ?? '';
    return / mm$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  };
  const [s, l] = [mm('s'), mm('l')];
  if (!thread.isMetric) return rows;
  const isGradeA = isNut ? thread.d <= 16 : thread.d <= 24 && !(l > Math.min(150, 10 * thread.d));
  const grade = isGradeA ? 'A' : 'B';
  const flats = (isNut || hexBolts.has(image)) && s > 0 ? acrossFlatsOf(s, grade) : null;
  if (flats) put(messages.acrossFlats(flats.name), flats.limits, messages.ofGrade(grade), 2);
  const length = hexBolts.has(image) && l > 0 ? lengthOf(l, grade) : null;
  if (length) put(messages.length(length.name), length.limits, messages.ofGrade(grade), 2);
  return rows;
}

/** Strength, tightening torque and limits of size of a part, as far as a standard gives them. */
export function partEngineering(part: EngineeredPart): PartEngineering {
  const thread = threadOf(part);
  const { facts } = part;
  if (!facts || !thread) return { strength: [], limits: [] };
  const { image, spec, size, finish } = facts;
  const oversize = /hot-dip/i.test(finish);
  const tension = image === 'structural-assembly' ? structuralTension[size] : undefined;
  const strength = nuts.has(image)
    ? oversize
      ? []
      : nutRows(spec, thread)
    : tension === undefined
      ? boltRows(image, spec, thread)
      : [{ label: messages.minimumTension, value: messages.load(String(tension)), source: 'AS 4100' }];
  return { strength, limits: limitRows(part, thread, image, oversize) };
}
