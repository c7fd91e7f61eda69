import { type Column, type Feed, feeds } from '../records/index.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Writes rows of cells as the text of a CSV file. */
export type WriteCsv = (rows: readonly (readonly string[])[]) => string;

const templateRows = (feed: Feed) => [
  Object.keys(feed.columns),
  Object.values<Column>(feed.columns).map(({ example }) => example),
];

/** Returns template files by name: for each feed its columns with an example row, and the JSON Schema of a row. */
export const templateFiles = (writeCsv: WriteCsv): ReadonlyMap<string, string> =>
  new Map(
    feeds.flatMap((feed) => [
      [`${feed.name}.csv`, writeCsv(templateRows(feed))],
      [`schemas/${feed.name}.schema.json`, `${JSON.stringify(jsonSchemaOf(feed), null, 2)}\n`],
    ]),
  );
