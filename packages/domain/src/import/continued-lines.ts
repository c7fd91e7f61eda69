import { readFastener } from '../fasteners/read-fastener.ts';
import type { FastenerTables } from '../fasteners/types.ts';
import type { SourceRow } from './types.ts';

/** A line that goes on below: it ends with a comma or a joining word. */
const goesOn = /(?:,|&|\+|\/|\b(?:and|with|c\/w|cw|complete with|by|x))\s*$/i;
const indented = /^[\s\u00a0]{2,}\S/;
const numbered = /^\s*(?:[-•*·–▪◦]|\(?[a-h]\)|\(?\d{1,3}[.)]|\[[ x]?\])\s/;

interface JoinedRows {
  readonly rows: readonly SourceRow[];
  /** The lines that were joined with the row above. */
  readonly joined: readonly SourceRow[];
}

/**
 * Joins a description that is split over two lines: the first ends with a comma or the second is indented. The second names no part, and gives
 * the size, class, finish or quantity that the first lacks.
 */
export function joinContinuedLines(rows: readonly SourceRow[], tables: FastenerTables): JoinedRows {
  const out: SourceRow[] = [];
  const joined: SourceRow[] = [];
  const readOf = ({ cells }: SourceRow) => {
    const { items, quantity, known } = readFastener(cells[0] ?? '', { tables });
    return {
      part: items.some(({ families }) => families.length > 0),
      size: items.some(({ size }) => size !== null),
      quantity: quantity !== null,
      says: quantity !== null || known.some(({ says }) => says === 'finish' || says === 'grade'),
    };
  };
  for (const row of rows) {
    const above = out.at(-1);
    const continues =
      above !== undefined &&
      row.line === above.line + 1 &&
      !numbered.test(row.source) &&
      (goesOn.test(above.cells[0] ?? '') || (indented.test(row.source) && numbered.test(above.source)));
    if (!continues) {
      out.push(row);
      continue;
    }
    const first = readOf(above);
    const second = readOf(row);
    const completes = first.size ? !first.quantity && !second.size && second.says : second.size;
    if (!first.part || second.part || !completes) {
      out.push(row);
      continue;
    }
    out[out.length - 1] = {
      ...above,
      cells: [`${above.cells[0] ?? ''} ${row.cells[0] ?? ''}`, ...above.cells.slice(1)],
    };
    joined.push(row);
  }
  return { rows: out, joined };
}
