import { fraction, inchText, measure, measureOf, times } from './measures.ts';
import { captured, either, optional, sequence } from './patterns.ts';
import { afterLength, type Draft, setLength, turnRound } from './read-length.ts';
import { seriesOf, threadSeries } from './thread-series.ts';
import { inchThreads } from './threads.ts';
import type { WorkingText } from './working-text.ts';

/** Not within another number, a fraction or a code, and not the number of a grade, as in `grade 8 UNF bolt`. */
const sizeStart = /(?<![\w./#-])(?<!(?:gr|gde|grade|cl|class)\.?\s*)/;
/** `x 2"` between a size and its series: `1 x 2" UNC`. */
const lengthBetween = sequence(/[x*]\s*/, either(fraction, /\d+/), /\s*(?:"|in)?\s*/);
/** A fraction is in inches; any other number needs a unit, a thread or a series to be read as inches. */
const size = either(
  fraction,
  // `0.5"`, `.25-20`.
  /\d*\.\d+(?=\s*(?:"|in\b|inch|-\d))/,
  // `1"`.
  /\d(?=\s*(?:"|in\b|inch))/,
  // `1 UNC`.
  sequence(/\d/, `(?=\\s*${optional(lengthBetween)}${threadSeries})`),
  // `1-8 x 3`.
  /\d(?=-\d{1,2}\s*[x*])/,
);
/** `-13` of `1/2-13 UNC` and of `1/2 UNC-13`. */
const threadsPerInch = (name: string) => optional(/\s*-\s*/, captured(name, /\d{1,2}/), /(?![\d/])/);
const series = (name: string) => optional(/\s*/, captured(name, threadSeries));
/** `x 2 long`, ` bolt x 2`. */
const lengthBehind = sequence(
  optional(captured('noun', /\s*(?:bolts?|screws?)/)),
  sequence(times, captured('length', measure), afterLength),
);
const inchSize = new RegExp(
  sequence(
    sizeStart,
    captured('size', size),
    /\s*(?:"|in(?:ch(?:es)?)?(?![a-z])\.?)?/,
    threadsPerInch('firstTpi'),
    series('firstSeries'),
    threadsPerInch('lastTpi'),
    optional(lengthBehind),
    series('lastSeries'),
  ),
);

/** Reads a size in inches with its thread and length, and removes them from the text: `1/2-13 UNC x 2"`. */
export function readInch(text: WorkingText, draft: Draft, pin: boolean): boolean {
  const match = inchSize.exec(text.rest);
  if (!match) return false;
  const [whole] = match;
  const { size: sizeText = '', firstTpi, firstSeries, lastTpi, noun = '', length, lastSeries } = match.groups ?? {};
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
  const tpi = firstTpi ?? lastTpi;
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
    // A bare number above 20 after an inch size is in millimetres, as for self-drilling screws; for a rivet, one above 4.
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
