import { fraction, inches } from './measures.ts';
import { either, oneOfDecimals, sequence } from './patterns.ts';
import { type Draft, setGauge } from './read-length.ts';
import type { WorkingText } from './working-text.ts';

/** `8 x 32` of a wood screw: its gauge and its length in mm. Smaller figures are millimetres. */
const woodGauge = /(?<![\w./#])(8|10|12|14)\s*x\s*(\d{2,3}(?:\s*mm)?)(?![\w./])/;
/** `1 1/2`, `2"`, `1.5 inch`: lengths of screws in inches. */
const screwInches = either(fraction, sequence(/[1-6](?:\.5)?\s*/, inches));
/** `6 x 1 1/2`: with a length in inches, or of a plasterboard screw, smaller figures are gauges as well. */
const gaugeAndInches = new RegExp(sequence(/(?<![\w./#])(4|6|8|10|12|14)\s*x\s*/, `(${screwInches})`));
/** Gauges of tapping screws by the diameter of their thread in mm (ISO 1478). */
const tappingGauges: Readonly<Record<string, number>> = {
  ...{ '2.9': 4, '3.5': 6, '3.9': 7, '4.2': 8, '4.8': 10, '5.5': 12, '6.3': 14 },
};
/** `4.2 x 19`, `4,2 x 19 mm`. */
const tappingScrew = new RegExp(
  sequence(
    sequence(/(?<![\w./#])/, `(${oneOfDecimals(Object.keys(tappingGauges))})`),
    /\s*(?:mm)?\s*x\s*(\d{1,3}(?:\s*mm)?)(?![\w./])/,
  ),
);
/** `6 x 32` of a plasterboard screw. */
const drywallGauge = /(?<![\w./#])(6|7)\s*x\s*(\d{2,3}(?:\s*mm)?)(?![\w./])/;
const drywallWords = /gyp|plaster|drywall|gib/;

/** Reads the gauge of a wood screw that is not marked as a gauge, and its length. */
export function readWoodGauge(text: WorkingText, draft: Draft): boolean {
  const tapping = tappingScrew.exec(text.rest);
  const gauge = tappingGauges[tapping?.[1]?.replace(',', '.') ?? ''];
  if (tapping && gauge !== undefined) {
    setGauge(text, draft, tapping, gauge, tapping[2]);
    return true;
  }
  const found =
    gaugeAndInches.exec(text.rest) ??
    woodGauge.exec(text.rest) ??
    (drywallWords.test(text.text) ? drywallGauge.exec(text.rest) : null);
  if (found) setGauge(text, draft, found, Number(found[1]), found[2]);
  return found !== null;
}
