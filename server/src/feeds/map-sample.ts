import { readFile } from 'node:fs/promises';
import type { FeedMapping, MappedSample } from '@portal/domain/data';
import { findHeaderLine, type Guess, guessMapping, readSample } from '@portal/feeds/guess';
import { layoutOf, writeMapping } from '@portal/feeds/mapping';
import { FileFault, previewFeed, withJoinedColumns } from '@portal/feeds/reading';
import { type Column, type Feed, feedNamed } from '@portal/feeds/records';
import { plainFormats } from '@portal/feeds/values';
import type { Database } from '../db/database.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { compareSample } from './compare-sample.ts';
import { openFile, type ReadSheet } from './open-file.ts';
import type { SourceFile } from './source-files.ts';
import { checkedMapping } from './sources.ts';

/** Values of a column that a sample shows. */
const shownValues = 3;
const noMapping = { columns: {}, constants: {}, values: {}, multiply: {}, leave_out: {} };

function feedOf(name: string): Feed {
  const feed = feedNamed(name);
  if (!feed) throw new UsageError(messages.source.noFeed(name));
  return feed;
}

/** The encoding of a file that is not UTF-8 and has no byte order mark; undefined if it can be detected. */
async function foreignEncoding(path: string): Promise<'windows-1252' | undefined> {
  const start = (await readFile(path)).subarray(0, 4_000_000);
  if (/\.(?:xlsx|gz)$/i.test(path) || start.includes(0)) return undefined;
  try {
    // A character may be cut off at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return undefined;
  } catch {
    return 'windows-1252';
  }
}

const choicesOf = ({ type }: Column): readonly string[] =>
  type.kind === 'choice' ? type.values : type.kind === 'boolean' ? ['yes', 'no'] : [];

const columnsOf = (feed: Feed): MappedSample['feed_columns'] =>
  Object.entries(feed.columns).map(([name, column]) => ({
    name,
    description: column.description,
    is_required: column.required === true,
    is_number: column.type.kind === 'decimal' || column.type.kind === 'integer',
    choices: choicesOf(column),
  }));

const asText = (value: unknown): string =>
  value === null || value === undefined ? '' : value === true ? 'yes' : value === false ? 'no' : String(value);

const asTexts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]));

/** The mapping to read a sample with: a given one, or a proposed one. */
interface Wanted {
  readonly feed?: string | undefined;
  readonly mapping?: FeedMapping | undefined;
}

/** Reads a sample file with a mapping, or proposes one, and compares it with the live data. Throws a `UsageError` if the file cannot be read at all. */
export async function mapSample(
  source: { readonly file: string; readonly path: string },
  { feed: wanted, mapping: given }: Wanted,
  { database, readSheet }: { readonly database: Database; readonly readSheet: ReadSheet },
): Promise<MappedSample> {
  const encoding = given?.encoding ?? (await foreignEncoding(source.path));
  const isSheet = source.path.toLowerCase().endsWith('.xlsx');
  const fileFor = (feed: Feed, mapping: FeedMapping): SourceFile => {
    const layout = layoutOf(feed.name, checkedMapping(feed.name, mapping));
    const formats = isSheet ? plainFormats : layout.formats;
    return { feed, ...source, layout: { ...layout, formats }, isDelta: false };
  };
  // Any feed: its columns do not matter for the rows of a table.
  const anyFeed = wanted === undefined ? feedOf('parts') : feedOf(wanted);
  const openAs = (delimiter: string | undefined, header_line: number | undefined) =>
    openFile(fileFor(anyFeed, { ...noMapping, delimiter, header_line, encoding }), readSheet);
  const readable = <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => {
      throw error instanceof FileFault
        ? new UsageError(messages.source.unreadable(error.line, error.message, error.remedy))
        : error;
    });
  const found = given ? null : await readable(findHeaderLine((delimiter) => openAs(delimiter, undefined), !isSheet));
  const header_line = given?.header_line ?? found ?? undefined;
  const read = await readable(readSample(openAs(given?.delimiter, header_line)));
  if (read.names.length === 0) throw new UsageError(messages.source.empty);
  const sample = isSheet ? { ...read, hasOwnFormats: true } : read;
  const guess: Guess | null = given ? null : guessMapping(sample, wanted === undefined ? undefined : anyFeed);
  const feed = feedOf(guess?.feed ?? anyFeed.name);
  const mapping: FeedMapping = given ?? {
    ...(encoding ? { encoding } : {}),
    ...(header_line === undefined ? {} : { header_line }),
    ...(guess?.mapping ?? noMapping),
  };
  const file = fileFor(feed, mapping);
  const preview = await previewFeed(feed, file.layout, withJoinedColumns(file.layout, openFile(file, readSheet)));
  const lines = new Set(preview.rows.map(({ line }) => line));
  const compared = preview.stopped ? null : await compareSample(database, file, readSheet, lines);
  return {
    feed: feed.name,
    title: feed.title,
    feed_columns: columnsOf(feed),
    mapping,
    columns: sample.names.map((name, place) => ({
      name,
      values: sample.rows.slice(0, shownValues).map((cells) => cells[place] ?? ''),
      percent: guess?.matches[place]?.percent ?? null,
      reason: guess?.matches[place]?.reason ?? null,
    })),
    rows: preview.rows.map(({ line, values, faults }) => ({
      line,
      values: asTexts(values),
      change: compared?.rows.get(line)?.change ?? null,
      before: asTexts(compared?.rows.get(line)?.before ?? {}),
      faults: Object.fromEntries(
        faults.map(({ column, value, message, remedy }) => [column, { value: value ?? '', message, remedy }]),
      ),
    })),
    difference: compared?.difference ?? null,
    count: preview.count,
    left_out: preview.leftOut,
    wrong: preview.wrong,
    faults: preview.faults,
    stopped: preview.stopped,
    yaml: writeMapping(feed.name, mapping),
  };
}
