import {
  type Column,
  type ColumnType,
  type Feed,
  feedNamed,
  feeds,
  feedsVersion,
  type Value,
} from '../records/index.ts';

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
    case 'time':
      return 'time of day, HH:MM';
    case 'email':
      return 'email address';
    case 'link':
      return 'address, https or a path of this site';
    case 'choice':
      return `one of ${type.values.map((value) => `\`${value}\``).join(', ')}`;
  }
}

type PageName = 'feeds.md' | 'feeds-customers.md';

/** Feeds about customers have a page of their own: the accounts, what refers to them, and their orders. */
const aboutCustomers: readonly string[] = ['accounts', 'order-events'];

function pageOf(name: string): PageName {
  const feed = feedNamed(name);
  const others = Object.values<Column>(feed?.columns ?? {}).flatMap(({ refersTo }) => refersTo ?? []);
  const isAboutCustomers =
    aboutCustomers.includes(name) || others.some((other) => other !== name && pageOf(other) === 'feeds-customers.md');
  return isAboutCustomers ? 'feeds-customers.md' : 'feeds.md';
}

function linkTo(other: string, from: string): string {
  const page = pageOf(other);
  return `[${other}](${page === pageOf(from) ? '' : page}#${other})`;
}

function columnRow(feed: Feed, name: string, column: Column): string {
  const notes = [
    feed.key.includes(name) ? 'key' : null,
    column.refersTo === undefined ? null : `a row of ${linkTo(column.refersTo, feed.name)}`,
    column.unit ?? null,
  ].filter((note) => note !== null);
  const needed = column.required ? 'required' : shownValue(column.otherwise);
  const example = column.example === '' ? '' : `\`${column.example}\``;
  return `| \`${name}\` | ${[cell(column.description), ...notes].join('; ').replace('.;', ';')} | ${cell(describeType(column.type))} | ${needed} | ${cell(example)} |`;
}

function feedSection(feed: Feed): string {
  const rows = Object.entries<Column>(feed.columns).map(([name, column]) => columnRow(feed, name, column));
  return [
    `## ${feed.name}`,
    '',
    `**${feed.title}.** ${feed.description} One row for each ${feed.key.map((name) => `\`${name}\``).join(' + ')}.`,
    '',
    '| column | what it is | type | if empty | example |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const madeFrom = '<!-- Generated from packages/feeds/src/records by `npm run unit -- packages/feeds -u`. -->';
const introductions: Readonly<Record<PageName, string>> = {
  'feeds.md': `# The feeds

${madeFrom}

The columns of each feed about parts, stock and where they are sold, version ${feedsVersion}. [Feeds about customers](feeds-customers.md) lists the
others. [Loading your own data](loading-data.md) explains the files and what a load does.
`,
  'feeds-customers.md': `# Feeds about customers

${madeFrom}

The columns of each feed about accounts, their users, prices and past orders, version ${feedsVersion}. [The feeds](feeds.md) lists the others.
`,
};

/** Returns the text of docs/feeds.md and docs/feeds-customers.md, by file name. */
export function feedsPages(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(introductions).map(([page, introduction]) => [
      page,
      `${introduction}\n${feeds
        .filter(({ name }) => pageOf(name) === page)
        .map(feedSection)
        .join('\n')}`,
    ]),
  );
}
