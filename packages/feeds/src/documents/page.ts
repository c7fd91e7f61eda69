import { type Column, type ColumnType, type Feed, feeds, feedsVersion, type Value } from '../records/index.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function shownValue(value: Value | undefined): string {
  if (value === undefined || value === null || value === '' || Array.isArray(value)) return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** Describes the content of a column type's cells. */
function describeType(type: ColumnType): string {
  switch (type.kind) {
    case 'code':
      return `code, up to ${type.longest} characters, stored in ${type.letters} case`;
    case 'text':
      return `text, up to ${type.longest} characters`;
    case 'list':
      return 'list, separated by `|`';
    case 'integer':
      return type.least === 0 ? 'whole number' : `whole number from ${type.least}`;
    case 'decimal':
      return `number with up to ${type.decimals} decimals`;
    case 'boolean':
      return 'yes or no';
    case 'date':
      return 'date, YYYY-MM-DD';
    case 'email':
      return 'e-mail address';
    case 'choice':
      return `one of ${type.values.map((value) => `\`${value}\``).join(', ')}`;
  }
}

function columnRow(feed: Feed, name: string, column: Column): string {
  const notes = [
    feed.key.includes(name) ? 'key' : null,
    column.refersTo === undefined ? null : `a row of [${column.refersTo}](#${column.refersTo})`,
    column.unit ?? null,
  ].filter((note) => note !== null);
  const needed = column.required ? 'required' : shownValue(column.otherwise);
  const example = column.example === '' ? '' : `\`${column.example}\``;
  return `| \`${name}\` | ${[cell(column.description), ...notes].join('; ').replace('.;', ';')} | ${cell(describeType(column.type))} | ${needed} | ${cell(example)} |`;
}

function feedSection(feed: Feed): string {
  const rows = Object.entries<Column>(feed.columns).map(([name, column]) => columnRow(feed, name, column));
  return [
    `### ${feed.name}`,
    '',
    `**${feed.title}.** ${feed.description} One row for each ${feed.key.map((name) => `\`${name}\``).join(' + ')}.`,
    '',
    '| column | what it is | type | if empty | example |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const introduction = `# Loading your own data

<!-- Generated from packages/feeds/src/records by \`npm run unit -- packages/feeds -u\`. -->

A supplier's parts, prices, stock, accounts and users are loaded from a folder with one file for each feed. This page describes version ${feedsVersion}.

\`\`\`
portal feed templates FOLDER   # writes a template, an example row and a JSON Schema for each feed
portal feed check FOLDER       # reports errors and what would change, without changing anything
portal feed load FOLDER        # checks the files and makes them live
portal feed approve            # makes a load live that is waiting for approval
portal feed rollback           # restores the data from before the last load
portal feed list               # lists the last loads
\`\`\`

## Files

- A file is named after its feed: \`parts.csv\`. Formats: \`.csv\`, \`.tsv\`, \`.txt\`, \`.ndjson\` and \`.xlsx\`.
- CSV needs a header line. The delimiter, UTF-8 and UTF-16 are detected; name Windows-1252 in the mapping file.
- NDJSON has one object per line. Of a workbook the first sheet with cells is read, up to 20,000 rows and 20 MB. Use CSV for larger lists.
- A file contains **all** rows of its feed: rows that are missing are deleted. A feed without a file stays as it is.
- Deleting a part or an account deletes its rows in other feeds. A warehouse or category that is still used cannot be deleted.

## What a load does

1. It reads the files and checks each value, key and reference between files. If there is any error, nothing changes.
2. It compares them with the live data and reports new, changed and deleted rows and price changes.
3. If more than 20 % of a feed's rows would be deleted or change their price (\`--percent\`), it waits for \`portal feed approve\`.
4. It switches in one transaction: buyers see all of it or nothing. An interrupted load changes nothing; run it again.

One load runs at a time. The last five can be rolled back, newest first. \`--report FOLDER\` writes a copy of each file with errors, with a column \`reason\`.
While the embedded database switches, saves of buyers wait; with PostgreSQL they do not.

## Mapping file

With \`mapping.yaml\` in the folder, exports of other systems can be loaded unchanged. Every entry is optional. Number and date formats apply
to CSV and NDJSON; workbooks contain typed values.

\`\`\`yaml
version: ${feedsVersion}
# Formats of every file in the folder. Encodings: utf-8, utf-16le, utf-16be, windows-1252
defaults: { delimiter: ";", decimal: ",", thousands: ".", date: DD.MM.YYYY, encoding: windows-1252 }
feeds:
  parts:
    file: ITEMS.TXT
    columns: { stock_code: ItemNo, description: Text 1 }   # column of the feed: its name in the file
    constants: { price_per: 100 }                          # column of the feed: value for every row
    values: { discontinued: { A: no, X: yes } }            # column of the feed: { value in the file: value of the feed }
    multiply: { pack_weight_kg: 0.001 }                    # column of the feed: factor
\`\`\`

## Feeds
`;

/** Returns the text of docs/feeds.md. */
export const feedsPage = (): string => `${introduction}\n${feeds.map(feedSection).join('\n')}`;
