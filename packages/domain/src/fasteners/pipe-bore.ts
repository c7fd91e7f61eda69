import { fraction, inches, inchText, measureOf } from './measures.ts';
import { captured, either, sequence } from './patterns.ts';
import type { WorkingText } from './working-text.ts';

/** `50 NB`, `50 mm pipe`: the nominal bore of a pipe that a U-bolt or clip holds. */
const boreInMm = /(?<![\w.])(\d{2,3})\s*(?:mm\s*)?(?:nb(?![a-z])|pipe(?![a-z]))/;

/** `1/2`, `4"`: a whole number needs its unit, because `4 pipe clips` is a quantity. */
const pipeInches = either(fraction, /\d(?=\s*["i])/);
/** `4" pipe`, `1/2 NB`. */
const boreInInches = new RegExp(
  sequence(
    sequence(/(?<![\w./])/, captured('bore', pipeInches), /\s*(?:"|in(?:ch)?)?/),
    /\s*(?:(?:nb\s*)?pipe|nb)(?![a-z])/,
  ),
);
/** The nominal bore in mm of pipes in inches, by ISO 6708. */
const boreOfInches: Readonly<Record<string, number>> = {
  ...{ '1/4': 8, '3/8': 10, '1/2': 15, '3/4': 20, '1': 25, '1-1/4': 32, '1-1/2': 40, '2': 50, '2-1/2': 65 },
  ...{ '3': 80, '4': 100, '5': 125, '6': 150, '8': 200 },
};

/** `114 mm OD`, `48.3 outside diameter pipe`. */
const outsideDiameter = new RegExp(
  sequence(
    /(?<![\w.])(?<mm>\d{2,3}(?:\.\d)?)\s*(?:mm\s*)?/,
    /(?:o\.?d\.?|outside(?: dia(?:m(?:eter)?)?)?)(?![a-z])(?:\s*pipe)?/,
  ),
);
/** The outside diameters of the same pipes in mm (AS 1074, ISO 4200). */
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
const inchesOfUBolt = new RegExp(sequence(/(?<![\w./])/, captured('bore', either(fraction, /[1-8]/)), /\s*/, inches));

/** The bore of the pipe that a U-bolt holds, where the text gives the outside diameter or only inches. */
function readPipe(text: WorkingText): number | null {
  const outside = outsideDiameter.exec(text.rest);
  const [, boreOf] = boreOfOutside.find(([mm]) => Math.abs(mm - Number(outside?.groups?.mm)) <= 1) ?? [];
  if (outside && boreOf !== undefined) {
    text.take({ start: outside.index, end: outside.index + outside[0].length });
    return boreOf;
  }
  const found = inchesOfUBolt.exec(text.rest);
  const mm = measureOf(found?.groups?.bore ?? '', true)?.mm ?? 0;
  if (!found || mm < 25) return null;
  text.take({ start: found.index, end: found.index + found[0].length });
  return boreOfInches[inchText(mm)] ?? null;
}

/** Reads the nominal bores in mm of the pipes that a part holds and removes them from the text. */
export function readBores(text: WorkingText): number[] {
  const bores: number[] = [];
  const inMm = text.takeMatch(boreInMm);
  if (inMm) bores.push(Number(inMm[1]));
  const found = boreInInches.exec(text.rest);
  const nominal = boreOfInches[inchText(measureOf(found?.groups?.bore ?? '', true)?.mm ?? 0)];
  if (found && nominal !== undefined) {
    bores.push(nominal);
    text.take({ start: found.index, end: found.index + found[0].length });
  }
  const pipe = bores.length === 0 && /(?<![a-z])u-? ?bolt/.test(text.text) ? readPipe(text) : null;
  if (pipe !== null) bores.push(pipe);
  return bores;
}
