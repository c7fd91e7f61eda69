import type { FileContent } from '../reading/index.ts';
import type { Sample } from './guess-mapping.ts';

/** Rows that are examined for a proposal. */
const mostRows = 500;

/** The columns and the first rows of a file. Throws a `FileFault` if it cannot be read. */
export async function readSample(content: FileContent): Promise<Sample> {
  const rows: string[][] = [];
  if (content.kind === 'table') {
    for await (const { cells } of content.rows) {
      rows.push([...cells]);
      if (rows.length > mostRows) break;
    }
    const [names = [], ...rest] = rows;
    return { names, rows: rest };
  }
  const records: Readonly<Record<string, string | undefined>>[] = [];
  for await (const row of content.rows) {
    if ('values' in row) records.push(row.values);
    if (records.length >= mostRows) break;
  }
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return { names, rows: records.map((record) => names.map((name) => record[name] ?? '')), hasOwnFormats: true };
}
