import { type Column, type Feed, feeds, feedsVersion, type Value } from '../records/index.ts';
import { describeType } from './describe-type.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function shownValue(value: Value | undefined): string {
  if (value === undefined || value === null || value === '' || Array.isArray(value)) return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
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

A supplier's parts, prices, stock, accounts and users come in as files in a folder, one file for each feed. This page describes version ${feedsVersion} of the feeds.

\`\`\`
portal feed templates FOLDER   # a template, an example row and a JSON Schema for each feed
portal feed check FOLDER       # reads everything, changes nothing, reports problems and what would change
portal feed load FOLDER        # the same, and makes it live
portal feed approve            # makes a load that waits for approval live
portal feed rollback           # returns to the data before the last load
portal feed list               # the last loads
\`\`\`

## Files

- A file is named after its feed: \`parts.csv\`. The extensions \`.csv\`, \`.tsv\`, \`.txt\`, \`.ndjson\` and \`.xlsx\` are read.
- CSV has a header line. The delimiter, UTF-8 and UTF-16 are detected; name Windows-1252 in the mapping file.
- NDJSON has one object per line. A workbook is read from its first sheet with any cells, up to 20,000 rows and 20 MB; larger lists are CSV.
- A file holds **all** rows of its feed: missing rows are removed. A feed without a file stays as it is.
- When a part or an account is removed, its rows in other feeds are removed too. A warehouse or category that is still used cannot be removed.

## What a load does

1. It reads the files without touching the live data, and checks each value, each key and each reference between files. If there is any error, nothing changes.
2. It compares them with the live data and reports new, changed and removed rows, and price changes.
3. If more than 20 % of the rows of a feed would be removed or change their price (\`--percent\`), it waits for \`portal feed approve\`.
4. It switches in one transaction: buyers see all of it or nothing. An interrupted load leaves the live data as it was; run it again.

One load runs at a time. The last five can be rolled back, the newest first. \`--report FOLDER\` writes a copy of each file that has problems, with a column \`reason\`.
While the embedded database switches, buyers' saves wait; with PostgreSQL they do not.

## Mapping file

\`mapping.yaml\` in the folder lets the portal read another system's export unchanged. Every entry is optional.

\`\`\`yaml
version: ${feedsVersion}
defaults:                    # for every file of the folder
  delimiter: ";"
  encoding: windows-1252     # or utf-8, utf-16le, utf-16be
  decimal: ","
  thousands: "."
  date: DD.MM.YYYY
feeds:
  parts:
    file: ITEMS.TXT          # name of the file
    columns:                 # column of the feed: its name in the file
      stock_code: ItemNo
      description: Text 1
    constants:               # column of the feed: value for every row
      price_per: 100
    values:                  # column of the feed: value in the file: value of the feed
      discontinued: { A: no, X: yes }
    multiply:                # column of the feed: factor
      pack_weight_kg: 0.001
\`\`\`

Formats apply to CSV and NDJSON; a workbook holds numbers and dates as such.

## Feeds
`;

/** Returns the text of docs/feeds.md. */
export const feedsPage = (): string => `${introduction}\n${feeds.map(feedSection).join('\n')}`;
