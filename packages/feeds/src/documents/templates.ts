import Papa from 'papaparse';
import { type Column, type Feed, feeds } from '../records/index.ts';
import { jsonSchemaOf } from './json-schema.ts';

const template = (feed: Feed): string =>
  `${Papa.unparse([Object.keys(feed.columns), Object.values<Column>(feed.columns).map(({ example }) => example)])}\r\n`;

/** Returns template files by name: for each feed its columns with an example row, and the JSON Schema of a row. */
export const templateFiles = (): ReadonlyMap<string, string> =>
  new Map(
    feeds.flatMap((feed) => [
      [`${feed.name}.csv`, template(feed)],
      [`schemas/${feed.name}.schema.json`, `${JSON.stringify(jsonSchemaOf(feed), null, 2)}\n`],
    ]),
  );
