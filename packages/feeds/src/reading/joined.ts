import { joinColumns, joinedColumns, type Layout } from '../mapping/index.ts';
import { readingMessages } from '../messages/reading.ts';
import type { TableRow } from './csv-rows.ts';
import { plainName } from './header.ts';
import type { JsonRow } from './json-rows.ts';
import { fileFault } from './problem.ts';
import type { FileContent } from './read-feed.ts';

const joinsOf = ({ columns }: Layout): readonly string[] => [
  ...new Set(Object.values(columns).filter((name) => joinedColumns(name).length > 0)),
];

/** Adds the joined columns after the file's own; each is named by its pattern. */
async function* joinedTable(rows: AsyncIterable<TableRow>, joins: readonly string[]): AsyncGenerator<TableRow> {
  let places: ReadonlyMap<string, number> | null = null;
  let width = 0;
  for await (const { line, cells } of rows) {
    if (places === null) {
      const found = new Map(cells.map((name, place) => [plainName(name), place]));
      const lost = joins.flatMap(joinedColumns).find((name) => !found.has(plainName(name)));
      if (lost !== undefined) throw fileFault(readingMessages.header.missing([lost]), line);
      places = found;
      width = cells.length;
      yield { line, cells: [...cells, ...joins] };
    } else if (cells.length < width) yield { line, cells };
    else {
      const known = places;
      const cellOf = (name: string) => cells[known.get(plainName(name)) ?? -1] ?? '';
      const made = joins.map((join) => joinColumns(join, cellOf));
      yield { line, cells: [...cells.slice(0, width), ...made, ...cells.slice(width)] };
    }
  }
}

async function* joinedObjects(rows: AsyncIterable<JsonRow>, joins: readonly string[]): AsyncGenerator<JsonRow> {
  for await (const row of rows) {
    if ('fault' in row) yield row;
    else {
      const made = joins.map((join) => [join, joinColumns(join, (name) => row.values[name] ?? '')] as const);
      yield { ...row, values: { ...row.values, ...Object.fromEntries(made) } };
    }
  }
}

/** A file's content with the columns that its layout joins. */
export function withJoinedColumns(layout: Layout, content: FileContent): FileContent {
  const joins = joinsOf(layout);
  if (joins.length === 0) return content;
  return content.kind === 'table'
    ? { kind: 'table', rows: joinedTable(content.rows, joins) }
    : { ...content, rows: joinedObjects(content.rows, joins) };
}
