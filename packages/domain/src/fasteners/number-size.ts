import { fraction, measure, times } from './measures.ts';
import { captured, either, oneOf, optional, sequence } from './patterns.ts';
import { afterLength, type Draft, setGauge } from './read-length.ts';
import { seriesOf, threadSeries } from './thread-series.ts';
import { drillingThreads, inchThreads } from './threads.ts';
import type { WorkingText } from './working-text.ts';

/** Not within another number, a fraction, a code or a measure in inches. */
const notWithin = /(?<![\w./"])/;
const gaugeWords = ['g', 'ga', 'gauge'] as const;
const gaugeWordsAndMistakes = [...gaugeWords, 'guage', 'gge'] as const;
/** ` UNC`. */
const seriesBehind = optional(/\s*/, captured('series', threadSeries));

/** `#10-24`, `No.10/24`, `12g-14 tpi`, `12x14 x 20`: a number and its threads per inch. */
const numberAndThread = sequence(
  notWithin,
  optional(captured('sign', /#|no\.?\s?/)),
  captured('digits', /\d{1,2}/),
  sequence(/\s*/, optional(oneOf(gaugeWords)), /\s*/),
  captured('joint', /-|\/|x(?=\d\d\s*x)/),
  /\s*(?<tpi>\d{2})(?![\d/])(?:\s*tpi)?/,
);
/** What joins a length to it: ` x `, or a space if what follows is clearly a length, as in `10-24 1/2`. */
const beforeLength = either(times, sequence(/\s+/, `(?=\\d+\\s*mm|${fraction}|\\d+\\s*")`));
const numberThread = new RegExp(
  sequence(numberAndThread, seriesBehind, optional(beforeLength, captured('length', measure), afterLength)),
);

/** `#10`, `No. 8`. */
const signedGauge = sequence(/(?:#|no\.?)\s?/, captured('signed', /\d{1,2}/), /(?!\d|\/|\.\d)/);
/** `10g`, `10 gauge`, `10gx40`. */
const suffixedGauge = sequence(
  captured('suffixed', /\d{1,2}/),
  sequence(/\s?/, oneOf(gaugeWordsAndMistakes), /(?!(?!x\d)[a-z])/),
);
const gauge = new RegExp(
  sequence(
    notWithin,
    either(signedGauge, suffixedGauge),
    seriesBehind,
    optional(times, captured('length', measure), afterLength),
  ),
);

/** Reads a number or gauge with its thread and length, and removes them from the text: `#10-24 x 1/2`, `12-14 x 20`, `10g x 40`. */
export function readNumber(text: WorkingText, draft: Draft): boolean {
  const threaded = numberThread.exec(text.rest);
  if (threaded) {
    const { sign, digits = '', joint = '', tpi: tpiText = '', series: written, length } = threaded.groups ?? {};
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
  const { signed, suffixed, series: written, length } = match.groups ?? {};
  const n = Number(signed ?? suffixed);
  if (n > 24) return false;
  setGauge(text, draft, match, n, length);
  if (written) draft.series = seriesOf(written);
  return true;
}
