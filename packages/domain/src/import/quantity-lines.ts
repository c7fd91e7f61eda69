import { quantityLike } from '../fasteners/quantities.ts';
import type { SourceRow } from './types.ts';

/** `Qty: 24` and `x 24`, alone on a line. */
const labelled = /^\W*(?:qty|quantity|quant|q'ty|no\.? (?:off|req(?:'?d)?))\b\s*[:=.-]?\s*(\S.*)$/i;
const times = /^[x×*]\s*\d[\d,]*$/i;

/** The quantity, if the line contains nothing else; otherwise null. */
function quantityOf(text: string): string | null {
  const said = labelled.exec(text)?.[1] ?? (times.test(text) ? text : null);
  return said !== null && quantityLike.test(said.trim()) ? said.trim() : null;
}

interface JoinedLines {
  readonly rows: readonly SourceRow[];
  /** The lines that were joined with the row above. */
  readonly joined: readonly SourceRow[];
}

/** Adds quantities on a line of their own to the row above them, as in text copied from a page. */
export function joinQuantityLines(rows: readonly SourceRow[]): JoinedLines {
  const out: SourceRow[] = [];
  const joined: SourceRow[] = [];
  for (const row of rows) {
    const quantity = quantityOf(row.cells[0] ?? '');
    const above = out.at(-1);
    if (quantity === null || above === undefined || joined.at(-1) === rows[rows.indexOf(row) - 1]) out.push(row);
    else {
      out[out.length - 1] = { ...above, cells: [`${above.cells[0] ?? ''} qty ${quantity}`, ...above.cells.slice(1)] };
      joined.push(row);
    }
  }
  return { rows: out, joined };
}
