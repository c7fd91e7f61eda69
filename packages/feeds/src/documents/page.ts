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

<!-- Made from packages/feeds/src/records by \`npm run unit -- packages/feeds -u\`. -->

A supplier's parts, prices, stock, accounts and users come in as files in a folder, one file for each feed. This page describes version ${feedsVersion} of the feeds.

\`\`\`
portal feed templates FOLDER   # a template, an example row and a JSON Schema for each feed
portal feed check FOLDER       # reads everything, changes nothing, reports what is wrong and what would change
portal feed load FOLDER        # the same, and makes it live
portal feed approve            # makes a load live that waits for approval
portal feed rollback           # returns to what was live before the last load
portal feed list               # the last loads
\`\`\`

## Files

- A file is named after its feed: \`parts.csv\`. The endings \`.csv\`, \`.tsv\`, \`.txt\`, \`.ndjson\` and \`.xlsx\` are read.
- CSV has a header line. The delimiter is found by itself; UTF-8 and UTF-16 are recognised, Windows-1252 is named in the mapping file.
- NDJSON has one object a line. A workbook is read from its first sheet with any cells, up to 20,000 rows and 20 MB; larger lists are CSV.
- A file holds **all** rows of its feed: what is missing goes. A feed without a file stays as it is.
- Rows of other feeds that belong to a part or an account that goes, go with it. A warehouse or category that is still used cannot go.

## What a load does

1. It reads the files beside what is live, and checks each value, each key and each reference between files. With one error, nothing changes.
2. It compares with what is live and reports new, changed and gone rows, and price moves. Files that change nothing do nothing.
3. Where more than 20 % of the rows of a feed would go or change their price (\`--percent\`), it waits for \`portal feed approve\`.
4. It switches in one transaction: buyers see all of it or nothing. A load that is cut off leaves what was live; run it again.

One load runs at a time. The last five can be rolled back, the newest first. \`--report FOLDER\` writes each file that has problems once more, with a column \`reason\`.
While the embedded database switches, saves of buyers wait; PostgreSQL carries on.

## Mapping file

\`mapping.yaml\` in the folder lets an export of another system be read as it is. Every entry is optional.

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
