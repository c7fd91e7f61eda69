import { fraction, inchText, measure, measureOf, times, trim } from './measures.ts';
import { afterLength, type Draft, readLength, readLengthFirst, setGauge, setLength, turnRound } from './read-length.ts';
import { readPlain, readWoodGauge } from './read-plain-size.ts';
import { readRound } from './read-round.ts';
import { drillingThreads, inchThreads, isPitch, metricPitches } from './threads.ts';
import type { LengthReading, SizeKind, SizeReading, ThreadReading } from './types.ts';
import type { WorkingText } from './working-text.ts';

const series = '(?:unc|unf|unef|bsw|bsf|whit(?:worth)?|nc|nf|w)(?![a-wyz0-9]|x\\D)';

export interface SizesRead {
  readonly size: SizeReading | null;
  readonly length: LengthReading | null;
  readonly thread: ThreadReading;
  readonly dimensions: readonly number[];
  /** Two equal sides were given, as of a square washer. */
  readonly square: boolean;
}

const metric = new RegExp(
  `(?:(?<![a-z0-9.])|(?<=~[x*])|(?<=(?:bolt|screw|nut|washer|rod|stud|anchor)s?))m[\\s-]?(\\d{1,3}(?:[.,]\\d{1,2})?)(?![0-9])(?:\\s*mm(?![a-z]))?((?:${times}|-(?=\\d)|\\s*-\\s*(?=\\d+(?:\\.\\d+)?\\s*x)|\\s*\\((?=\\d)|\\/(?=\\d)|\\s+(?=\\d\\.\\d+\\s*x|\\d\\.\\d+\\s*p))(${measure})\\)?(?:\\s*(?:p|pitch)(?![a-z]))?${afterLength})?(?:(?:${times})(${measure})${afterLength})?(?:${times}(${measure})(?:\\s*-?\\s*n(?![a-z]))?)?(\\s*-{2,}\\s*\\d+\\s*[a-z]?(?![a-z0-9]))?`,
);

function readMetric(text: WorkingText, draft: Draft, washer: boolean): boolean {
  const match = metric.exec(text.rest);
  if (!match) return false;
  const [whole, figure = '', , first, second, third] = match;
  const name = trim(Number(figure.replace(',', '.')));
  if (Number(name) < 1 || Number(name) > 150) return false;
  const start = match.index;
  let end = start + whole.length;
  draft.size = {
    start,
    end: start + 1 + figure.length,
    text: `M${name}`,
    mm: Number(name),
    system: 'metric',
    confidence: 1,
  };
  const given = [first, second, third].filter((each): each is string => each !== undefined);
  let from = start + 1 + figure.length;
  const placed = given.map((each) => {
    const at = text.rest.indexOf(each, from);
    from = at + each.length;
    return { text: each, at };
  });
  for (const [i, each] of placed.entries()) {
    const found = measureOf(each.text);
    if (!found) continue;
    // `M5 x 0.8 mm`: no screw is so short.
    const mayBePitch = !found.hasUnit || (!found.inches && found.mm <= Number(name) * 0.3);
    if (i === 0 && mayBePitch && draft.pitch === null && isPitch(name, found.mm, placed.length > 1 && !washer)) {
      draft.pitch = found.mm;
    } else if (washer) {
      // `bonded washers M14 x 10`: no washer is smaller than its thread, so the number is a quantity.
      if (i === 0 && found.mm <= Number(name)) {
        end = each.at;
        break;
      }
      draft.dimensions.push(found.mm);
    } else if (draft.length === null) setLength(draft, each.at, each.text, false);
    else {
      // `M12 x 50 x 100`: the third number is a thread length in CAD notation (`-n`), otherwise a quantity, which is read later.
      if (!/-\s*n\s*$/.test(whole)) end = each.at;
      break;
    }
  }
  if (end < start + whole.length) {
    const cut = /(?:x|\*|by)\s*$/.exec(text.rest.slice(start, end));
    if (cut) end = start + cut.index;
  }
  text.take({ start, end });
  return true;
}

const numberThread = new RegExp(
  `(?<![\\w./"])(#|no\\.?\\s?)?(\\d{1,2})\\s*(?:g|ga|gauge)?\\s*(-|\\/|x(?=\\d\\d\\s*x))\\s*(\\d{2})(?![\\d/])(?:\\s*tpi)?(?:\\s*(${series}))?(?:(?:${times}|\\s+(?=\\d+\\s*mm|${fraction}|\\d+\\s*"))(${measure})${afterLength})?`,
);
const gauge = new RegExp(
  `(?<![\\w./"])(?:(?:#|no\\.?)\\s?(\\d{1,2})(?!\\d|\\/|\\.\\d)|(\\d{1,2})\\s?(?:g|ga|gauge|guage|gge)(?!(?!x\\d)[a-z]))(?:\\s*(${series}))?(?:${times}(${measure})${afterLength})?`,
);

function readNumber(text: WorkingText, draft: Draft): boolean {
  const threaded = numberThread.exec(text.rest);
  if (threaded) {
    const [, sign, digits = '', joint = '', tpiText = '', written, length] = threaded;
    const known = inchThreads[`#${digits}`];
    const tpi = Number(tpiText);
    const matches = known?.UNC === tpi || known?.UNF === tpi;
    // `10/32` is a number and its thread: nobody writes 5/16 that way.
    const drills = drillingThreads.has(`${digits}-${tpiText}`) && /tek|drill|roof/.test(text.text);
    const given = joint !== '/' || matches || drills;
    if (given && (sign !== undefined || matches || drillingThreads.has(`${digits}-${tpiText}`))) {
      setGauge(text, draft, threaded, Number(digits), length);
      draft.tpi = tpi;
      draft.series = written ? seriesOf(written) : known?.UNC === tpi ? 'UNC' : known?.UNF === tpi ? 'UNF' : null;
      return true;
    }
  }
  const match = gauge.exec(text.rest);
  if (!match) return false;
  const [, signed, suffixed, written, length] = match;
  const n = Number(signed ?? suffixed);
  if (n > 24) return false;
  setGauge(text, draft, match, n, length);
  if (written) draft.series = seriesOf(written);
  return true;
}

function seriesOf(written: string): ThreadReading['series'] {
  if (/^(?:unc|nc)/.test(written)) return 'UNC';
  if (/^(?:unf|nf|unef)/.test(written)) return 'UNF';
  return /^bsf/.test(written) ? 'BSF' : 'BSW';
}

// `grade 8 UNF bolt`: the number of a grade is no size.
const inchSize = new RegExp(
  `(?<![\\w./#-])(?<!(?:gr|gde|grade|cl|class)\\.?\\s*)((?:${fraction})|\\d*\\.\\d+(?=\\s*(?:"|in\\b|inch|-\\d))|\\d(?=\\s*(?:"|in\\b|inch))|\\d(?=\\s*(?:[x*]\\s*(?:${fraction}|\\d+)\\s*(?:"|in)?\\s*)?${series})|\\d(?=-\\d{1,2}\\s*[x*]))\\s*(?:"|in(?:ch(?:es)?)?(?![a-z])\\.?)?(?:\\s*-\\s*(\\d{1,2})(?![\\d/]))?(?:\\s*(${series}))?(?:\\s*-\\s*(\\d{1,2})(?![\\d/]))?(?:(\\s*(?:bolts?|screws?))?${times}(${measure})${afterLength})?(?:\\s*(${series}))?`,
);

function readInch(text: WorkingText, draft: Draft, pin: boolean): boolean {
  const match = inchSize.exec(text.rest);
  if (!match) return false;
  const [whole, sizeText = '', tpiText, firstSeries, tpiAfter, noun = '', length, lastSeries] = match;
  // `25 1/2 x 2`: a number above four before a fraction is a quantity.
  const mixed = /^(\d+)\s+(\d+\/\d+)$/.exec(sizeText);
  const skip = mixed && Number(mixed[1]) > 4 ? sizeText.length - (mixed[2] ?? '').length : 0;
  const start = match.index + skip;
  const found = measureOf(sizeText.slice(skip), true);
  if (!found || found.mm < 0.5 || found.mm > 110) return false;
  const end = match.index + whole.length;
  draft.size = {
    start,
    end: match.index + sizeText.length,
    text: inchText(found.mm),
    mm: found.mm,
    system: pin ? 'plain' : 'inch',
    confidence: 1,
  };
  const tpi = tpiText ?? tpiAfter;
  if (tpi !== undefined) {
    draft.tpi = Number(tpi);
    const known = inchThreads[inchText(found.mm)];
    draft.series =
      known?.UNC === draft.tpi ? 'UNC' : known?.UNF === draft.tpi ? 'UNF' : known?.BSW === draft.tpi ? 'BSW' : null;
  }
  const written = firstSeries ?? lastSeries;
  if (written) draft.series = seriesOf(written);
  const figure = Number(length);
  const ofSize = inchThreads[inchText(found.mm)];
  // `3/8 x 16`: the threads per inch, because it is not sold 16 inches long; `3/4 x 10` is a long bolt.
  const isThread =
    figure * 25.4 > found.mm * 20 && (ofSize?.UNC === figure || ofSize?.UNF === figure) && draft.tpi === null;
  if (isThread) {
    draft.tpi = figure;
    draft.series = ofSize?.UNC === figure ? 'UNC' : 'UNF';
  } else if (length !== undefined) {
    const bare = measureOf(length);
    // A bare number above 20 after an inch size is in millimetres, as for self-drilling screws; of a rivet, one above 4.
    setLength(
      draft,
      match.index + whole.lastIndexOf(length),
      length,
      !(bare && !bare.hasUnit && !bare.inches && bare.mm > (pin ? 4 : 20)),
    );
    turnRound(draft, pin);
  }
  // `1/2 bolt x 4`: the word between size and length is read with the other words.
  const word = noun === '' ? -1 : whole.indexOf(noun);
  text.take({ start, end: word < 0 ? end : match.index + word });
  if (word >= 0) text.take({ start: match.index + word + noun.length, end });
  return true;
}

const seriesAlone = new RegExp(`(?<![a-z0-9])(${series.replace('|w)', ')')})`);
const tpiAlone = /(?<![\w.])(\d{1,2})\s*tpi(?![a-z])/;
const pitchAlone =
  /(?<![\w.])(\d(?:\.\d+)?)\s*(?:mm\s*)?(?:p|pitch)(?![a-z])|(?<![a-z])(?:p|pitch)\s*[=:]?\s*(\d(?:\.\d+)?)(?![\w.])/;
/** The nominal bore of the pipe that a U-bolt holds. */
const pipeBore = /(?<![\w.])(\d{2,3})\s*(?:mm\s*)?(?:nb(?![a-z])|pipe(?![a-z]))/;
/** `OD24` of a washer. */
const outerDiameter =
  /(?<![a-z])o\.?d\.?\s*(\d{1,3}(?:\.\d)?)(?![\w.])|(?<![\w.])(\d{1,3}(?:\.\d)?)\s*(?:mm\s*)?od(?![a-z])/;
const squareSides = /(?<![\w.])(\d{2,3})\s*(?:mm)?\s*x\s*\1\s*(?:mm)?(?:\s*x\s*\d{1,2}(?:mm)?)?(?![\w.])/;
const leftHand = /(?<![a-z])(?:lh|l\/h|left[\s-]*hand(?:ed)?)(?:\s*thread)?(?![a-z])/;

/** `4" pipe`: the nominal bore of pipes in inches, by ISO 6708. */
const inchPipe = new RegExp(
  `(?<![\\w./])(${fraction}(?=\\s*["in]|\\s*(?:nb|pipe))|\\d(?=\\s*["i]))\\s*(?:"|in(?:ch)?)?\\s*(?:(?:nb\\s*)?pipe|nb)(?![a-z])`,
);
const boreOfInches: Readonly<Record<string, number>> = {
  ...{ '1/4': 8, '3/8': 10, '1/2': 15, '3/4': 20, '1': 25, '1-1/4': 32, '1-1/2': 40, '2': 50, '2-1/2': 65 },
  ...{ '3': 80, '4': 100, '5': 125, '6': 150, '8': 200 },
};

/** `114 mm OD`: the outside diameters of the same pipes in mm (AS 1074, ISO 4200). */
const pipeOutside =
  /(?<![\w.])(\d{2,3}(?:\.\d)?)\s*(?:mm\s*)?(?:o\.?d\.?|outside(?: dia(?:m(?:eter)?)?)?)(?![a-z])(?:\s*pipe)?/;
const boreOfOutside: readonly (readonly [outside: number, bore: number])[] = [
  ...([
    [21.3, 15],
    [26.9, 20],
    [33.7, 25],
    [42.4, 32],
    [48.3, 40],
    [60.3, 50],
    [76.1, 65],
  ] as const),
  ...([
    [88.9, 80],
    [114.3, 100],
    [139.7, 125],
    [165.1, 150],
    [168.3, 150],
    [219.1, 200],
  ] as const),
];
/** `exhaust U-bolt 2 inch`: no U-bolt is that thick. */
const inchesOfUBolt = new RegExp(`(?<![\\w./])(${fraction}|[1-8])\\s*(?:"|in(?:ch(?:es)?)?(?![a-z]))`);

/** The bore of the pipe that a U-bolt holds, where it is given in another way than as `nb` or `pipe`. */
function readPipe(text: WorkingText): number | null {
  const outside = pipeOutside.exec(text.rest);
  const [, bore] = boreOfOutside.find(([mm]) => Math.abs(mm - Number(outside?.[1])) <= 1) ?? [];
  if (outside && bore !== undefined) {
    text.take({ start: outside.index, end: outside.index + outside[0].length });
    return bore;
  }
  const inches = inchesOfUBolt.exec(text.rest);
  const mm = measureOf(inches?.[1] ?? '', true)?.mm ?? 0;
  if (!inches || mm < 25) return null;
  text.take({ start: inches.index, end: inches.index + inches[0].length });
  return boreOfInches[inchText(mm)] ?? null;
}

/** Reads size, thread and length from a text and removes them from it. */
export function readSizes(
  text: WorkingText,
  kind: SizeKind,
  given: SizeReading | null,
  pitchOfSize: number | null = null,
): SizesRead {
  const draft: Draft = { size: given, length: null, series: null, pitch: pitchOfSize, tpi: null, dimensions: [] };
  const bore = text.takeMatch(pipeBore);
  if (bore) draft.dimensions.push(Number(bore[1]));
  const ofInches = inchPipe.exec(text.rest);
  const nominal = boreOfInches[inchText(measureOf(ofInches?.[1] ?? '', true)?.mm ?? 0)];
  if (ofInches && nominal !== undefined) {
    draft.dimensions.push(nominal);
    text.take({ start: ofInches.index, end: ofInches.index + ofInches[0].length });
  }
  const pipe = draft.dimensions.length === 0 && /(?<![a-z])u-? ?bolt/.test(text.text) ? readPipe(text) : null;
  if (pipe !== null) draft.dimensions.push(pipe);
  const outer = kind === 'washer' ? text.takeMatch(outerDiameter) : null;
  if (outer) draft.dimensions.push(Number(outer[1] ?? outer[2]));
  // `12 mm washers 50 x 50 x 3`: the sides and the thickness of a square washer, whose thread stands elsewhere.
  const square = kind === 'washer' && /m\s?\d|\d\s*mm\s+[a-z]/.test(text.rest) ? text.takeMatch(squareSides) : null;
  if (square) draft.dimensions.push(Number(square[1]));
  readLengthFirst(text, draft);
  const left = text.takeMatch(leftHand) !== null;
  const pitch = text.takeMatch(pitchAlone);
  if (pitch) draft.pitch = Number(pitch[1] ?? pitch[2]);
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
