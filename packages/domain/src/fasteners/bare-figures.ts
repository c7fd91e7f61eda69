import type { FigureReading, LengthReading, Role, SizeReading } from './types.ts';
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

/** The longest that a part of a size is sold, in mm: 25 diameters, and at least 150 mm; any length for rods and pins. */
export function longestOf(
  size: SizeReading | null,
  roles: readonly (Role | null)[],
  families: readonly string[],
): number {
  if (roles.every((role) => role === 'rivet')) return 60;
  if (families[0] === 'drop_in_anchor') return 80;
  if (families.some((id) => /^(?:u|j)_bolt$/.test(id))) return Number.POSITIVE_INFINITY;
  // The longest self-drilling and wood screws.
  if (size?.system === 'number' && roles.every((role) => role === 'male')) return 300;
  return size?.system === 'metric' && roles.every((role) => role === 'male' || role === 'anchor')
    ? Math.max(150, size.mm * 25)
    : Number.POSITIVE_INFINITY;
}
