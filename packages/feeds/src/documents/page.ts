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
portal feed load FOLDER --delta  # the same for files that hold only changes
portal feed approve            # makes a load live that is waiting for approval
portal feed rollback           # restores the data from before the last load
portal feed list               # lists the last loads
\`\`\`

## Files

- A file is named after its feed: \`parts.csv\`. Formats: \`.csv\`, \`.tsv\`, \`.txt\`, \`.ndjson\` and \`.xlsx\`.
- CSV needs a header line. The delimiter, UTF-8 and UTF-16 are detected; name Windows-1252 in the mapping file.
- Text files may be packed with gzip: \`parts.csv.gz\`. A folder may be given as a ZIP file: \`portal feed load feeds.zip\`. Both are refused
  if they unpack to more than 4 GB, or to more than 200 times their size (above 64 MB).
- NDJSON has one object per line. Of a workbook the first sheet with cells is read, up to 20,000 rows and 20 MB. Use CSV for larger lists.
- A file contains **all** rows of its feed: rows that are missing are deleted. A feed without a file stays as it is.
- Deleting a part or an account deletes its rows in other feeds. A warehouse or category that is still used cannot be deleted.

## Deltas

With \`--delta\` the files hold only changes, for example of prices and stock during the day:

- A row replaces the row with the same key or is new. It must be complete. Rows that the file does not have stay.
- A column \`deleted\` with \`yes\` deletes the row with this key; the other columns may then be empty, or missing if the file only deletes.
- Deleting a part or an account deletes its rows in other feeds. Whatever other rows refer to cannot be deleted without them.

Checks, report, approval and rollback are those of a whole load. Loading the same delta again changes nothing.

## What a load does

1. It reads the files and checks each value, key and reference between files. If there is any error, nothing changes.
2. It compares them with the live data and reports new, changed and deleted rows and price changes.
3. If more than 20 % of a feed's rows would be deleted or change their price (\`--percent\`), it waits for \`portal feed approve\`.
4. It switches in one transaction: buyers see all of it or nothing. An interrupted load changes nothing; run it again.

One load runs at a time. The last five can be rolled back, newest first. \`--report FOLDER\` writes a copy of each file with errors, with a column \`reason\`.
While the embedded database switches, saves of buyers wait; with PostgreSQL they do not.

## Over HTTPS

\`POST /v3/feeds/NAME\` loads one feed, with \`?mode=delta\` only changes. The body is the file: \`text/csv\`, \`application/x-ndjson\` or a workbook
(XLSX), up to 256 MB. CSV and NDJSON may be sent with \`Content-Encoding: gzip\`. An upload must arrive within 30 seconds; pack larger files,
send deltas, or load them from a folder. No mapping file applies.

\`\`\`
portal feed token create erp --feeds prices,stock   # prints a token that may load these feeds
curl -X POST "https://portal.example/v3/feeds/stock?mode=delta" -H "Authorization: Bearer TOKEN" \\
  -H "Idempotency-Key: stock-2026-11-23T10:15" -H "Content-Type: text/csv" --data-binary @stock.csv
\`\`\`

The response is JSON. \`data.state\` is \`live\`, \`waiting\` (for \`portal feed approve\`; status 202), \`unchanged\` or \`refused\` (status 422). \`data.feeds\`
has the counts of new, changed and deleted rows and price changes, and \`data.problems\` the first 100 problems with file, line, column, value and remedy.
Repeating an upload with the same \`Idempotency-Key\` returns the stored response, for 15 days. While another load is running the status is 409: wait for
\`delay_retry\` milliseconds and send it again. \`portal feed token list\` shows the tokens, \`portal feed token revoke erp\` ends one at once.

## Watched folder

With \`PORTAL_FEED_FOLDER\` the portal loads files as they arrive, within a minute. Copy the files, or one ZIP file, into the folder, then create an empty file
\`load.ready\`, or \`delta.ready\` if they hold only changes. Until then nothing is read. A \`mapping.yaml\` in the folder applies to every delivery of files and
stays; a ZIP file brings its own. The files are moved to \`done/TIME/\` or \`failed/TIME/\` with \`report.txt\` and, if rows have errors, copies with a column
\`reason\`. Write the next delivery when the marker is gone. While another load is running the files wait.

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
