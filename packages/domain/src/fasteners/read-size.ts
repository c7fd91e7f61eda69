import { readInch } from './inch-size.ts';
import { trim } from './measures.ts';
import { readMetric } from './metric-size.ts';
import { readNumber } from './number-size.ts';
import { either } from './patterns.ts';
import { readBores } from './pipe-bore.ts';
import { type Draft, readLength, readLengthFirst } from './read-length.ts';
import { readPlain } from './read-plain-size.ts';
import { readRound } from './read-round.ts';
import { seriesAlone, seriesOf } from './thread-series.ts';
import { metricPitches } from './threads.ts';
import type { LengthReading, SizeKind, SizeReading, ThreadReading } from './types.ts';
import { readWoodGauge } from './wood-gauge.ts';
import type { WorkingText } from './working-text.ts';

export interface SizesRead {
  readonly size: SizeReading | null;
  readonly length: LengthReading | null;
  readonly thread: ThreadReading;
  readonly dimensions: readonly number[];
  /** Two equal sides were given, as of a square washer. */
  readonly square: boolean;
}

/** `20 TPI`: threads per inch. */
const tpiAlone = /(?<![\w.])(\d{1,2})\s*tpi(?![a-z])/;
/** `1.25 mm pitch`, `1.5P`. */
const pitchBefore = /(?<![\w.])(?<before>\d(?:\.\d+)?)\s*(?:mm\s*)?(?:p|pitch)(?![a-z])/;
/** `pitch 1.25`, `P = 1.5`. */
const pitchBehind = /(?<![a-z])(?:p|pitch)\s*[=:]?\s*(?<behind>\d(?:\.\d+)?)(?![\w.])/;
const pitchAlone = new RegExp(either(pitchBefore, pitchBehind));
/** `OD24`, `O.D. 24` of a washer. */
const diameterBehind = /(?<![a-z])o\.?d\.?\s*(?<behind>\d{1,3}(?:\.\d)?)(?![\w.])/;
/** `24 mm OD`. */
const diameterBefore = /(?<![\w.])(?<before>\d{1,3}(?:\.\d)?)\s*(?:mm\s*)?od(?![a-z])/;
const outerDiameter = new RegExp(either(diameterBehind, diameterBefore));
/** `50 x 50 x 3`: two equal sides and a thickness. */
const squareSides = /(?<![\w.])(\d{2,3})\s*(?:mm)?\s*x\s*\1\s*(?:mm)?(?:\s*x\s*\d{1,2}(?:mm)?)?(?![\w.])/;
/** `LH`, `left-hand thread`. */
const leftHand = /(?<![a-z])(?:lh|l\/h|left[\s-]*hand(?:ed)?)(?:\s*thread)?(?![a-z])/;

/** Reads size, thread and length from a text and removes them from it. */
export function readSizes(
  text: WorkingText,
  kind: SizeKind,
  given: SizeReading | null,
  pitchOfSize: number | null = null,
): SizesRead {
  const draft: Draft = { size: given, length: null, series: null, pitch: pitchOfSize, tpi: null, dimensions: [] };
  draft.dimensions.push(...readBores(text));
  const outer = kind === 'washer' ? text.takeMatch(outerDiameter) : null;
  if (outer) draft.dimensions.push(Number(outer.groups?.behind ?? outer.groups?.before));
  // `12 mm washers 50 x 50 x 3`: the sides and the thickness of a square washer, whose thread stands elsewhere.
  const square = kind === 'washer' && /m\s?\d|\d\s*mm\s+[a-z]/.test(text.rest) ? text.takeMatch(squareSides) : null;
  if (square) draft.dimensions.push(Number(square[1]));
  readLengthFirst(text, draft);
  const left = text.takeMatch(leftHand) !== null;
  const pitch = text.takeMatch(pitchAlone);
  if (pitch) draft.pitch = Number(pitch.groups?.before ?? pitch.groups?.behind);
  if (kind === 'range' || kind === 'ring') {
    if (draft.size === null) readRound(text, draft, kind);
  } else if (draft.size === null) {
    const unthreaded = kind === 'pin' || kind === 'channel';
    void (
      readMetric(text, draft, kind === 'washer') ||
      readNumber(text, draft) ||
      (kind === 'wood' && readWoodGauge(text, draft)) ||
      readInch(text, draft, unthreaded) ||
      readPlain(text, draft, kind)
    );
  }
  const tpi = text.takeMatch(tpiAlone);
  if (tpi) draft.tpi = Number(tpi[1]);
  const written = text.takeMatch(seriesAlone);
  if (written) draft.series = seriesOf(written[1] ?? '');
  if (/(?<![a-z])fine(?![a-z])/.test(text.rest) && draft.series === null)
    draft.series = draft.size?.system === 'inch' ? 'UNF' : 'fine';
  if (/(?<![a-z])coarse(?![a-z])/.test(text.rest) && draft.series === null)
    draft.series = draft.size?.system === 'inch' ? 'UNC' : 'coarse';
  if (draft.length === null && kind !== 'washer' && kind !== 'range' && kind !== 'ring') readLength(text, draft);
  if (draft.size?.system === 'metric' && draft.pitch !== null) {
    const [coarse] = metricPitches[trim(draft.size.mm)] ?? [];
    draft.series = coarse === draft.pitch ? 'coarse' : 'fine';
  }
  const { series: of, pitch: p, tpi: t } = draft;
  return { ...draft, square: square !== null, thread: { series: of, pitch: p, tpi: t, leftHand: left } };
}
