import type { SourceRow } from './types.ts';

/** `1 500 EA BOLT HEX M8 X 20`: the number of the line, the quantity, and words. */
const numbered = /^(\d{1,5})[.)]?\s+(?=\d[\d,]*(?:\.0+)?\s+\p{L}{2})/u;

/** Rows of free text without the numbers of their lines, if these count up from the first: 1, 2, 3, or 10, 20, 30. */
export function withoutLineNumbers(rows: readonly SourceRow[]): readonly SourceRow[] {
  const numbers = rows.flatMap(({ cells }) => numbered.exec(cells[0] ?? '')?.[1] ?? []).map(Number);
  const [step = 0] = numbers;
  const counts =
    numbers.length > 2 && (step === 1 || step === 10) && numbers.every((each, i) => each === step * (i + 1));
  if (!counts) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, i) => (i === 0 ? cell.replace(numbered, '') : cell)),
  }));
}
