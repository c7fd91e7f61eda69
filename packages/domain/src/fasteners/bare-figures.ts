import type { FigureReading, LengthReading } from './types.ts';
import type { WorkingText } from './working-text.ts';

/** Reads an unexplained number as the length if the part has one and none was given. */
export function bareFigures(
  text: WorkingText,
  longest: number,
): { figures: FigureReading[]; length: LengthReading | null } {
  const figures: FigureReading[] = [];
  let length: LengthReading | null = null;
  for (const match of text.rest.matchAll(/(?<![\w./#"])(\d+(?:\.\d+)?)(?![\w/"]|\.\d)/g)) {
    const value = Number(match[1]);
    const span = { start: match.index, end: match.index + match[0].length };
    const fits = length === null && value >= 2 && value <= Math.min(longest, 1000);
    figures.push({ ...span, value, may: fits ? ['length', 'quantity'] : ['quantity'] });
    if (fits) length = { ...span, text: match[0], mm: value, confidence: 0.5 };
  }
  return { figures, length };
}
