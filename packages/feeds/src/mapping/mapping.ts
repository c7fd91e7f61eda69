import { parse, stringify, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { mappingMessages as messages } from '../messages/mapping.ts';
import { feedNamed, feedsVersion } from '../records/index.ts';
import { type Formats, plainFormats } from '../values/index.ts';
import { joinedColumns } from './joined-columns.ts';

/** Constants that join columns of the file count as columns that the file has. */
function withJoins({ columns, constants }: Pick<FeedMapping, 'columns' | 'constants'>) {
  const isJoin = ([, value]: readonly [string, string]) => joinedColumns(value).length > 0;
  const entries = Object.entries(constants);
  return {
    columns: { ...columns, ...Object.fromEntries(entries.filter(isJoin)) },
    constants: Object.fromEntries(entries.filter((entry) => !isJoin(entry))),
  };
}

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;

const format = {
  delimiter: z.string().length(1, messages.oneCharacter).optional(),
  encoding: z.enum(encodings).optional(),
  decimal: z.enum(['.', ',']).optional(),
  thousands: z.string().max(1, messages.oneCharacterOrEmpty).optional(),
  date: z
    .string()
    .refine((text) => ['YYYY', 'MM', 'DD'].every((part) => text.includes(part)), messages.dateParts)
    .optional(),
  /** Line of the header, counted from 1; titles above it are skipped. */
  header_line: z.int().min(1).max(1_000).optional(),
};

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const feedMapping = z.strictObject({
  ...format,
  /** Name of the file in the folder, if it differs from the feed's name. */
  file: z.string().min(1).optional(),
  /** Column of the feed → its name in the file. */
  columns: z.record(z.string(), z.string()).default({}),
  /** Column of the feed → value for every row; names of the file's columns in braces are filled in: `{code}-{finish}`. */
  constants: z.record(z.string(), scalar).default({}),
  /** Column of the feed → value in the file → value of the feed. */
  values: z.record(z.string(), z.record(z.string(), scalar)).default({}),
  /** Column of the feed → factor. */
  multiply: z.record(z.string(), z.number().positive()).default({}),
  /** Column of the feed → values in the file; rows with one of them are left out. */
  leave_out: z.record(z.string(), z.array(scalar).readonly()).default({}),
});

const mappingFile = z.strictObject({
  version: z.literal(feedsVersion, messages.version(feedsVersion)),
  defaults: z.strictObject(format).default({}),
  feeds: z.record(z.string(), feedMapping).default({}),
});

export type Mapping = z.infer<typeof mappingFile>;
/** How the file of one feed is read: its formats, and which of its columns fill the columns of the feed. */
export type FeedMapping = z.infer<typeof feedMapping>;

/** How the file of one feed is read. */
export interface Layout extends Omit<FeedMapping, keyof typeof format | 'leave_out'> {
  readonly formats: Formats;
  /** Detected from the file if undefined. */
  readonly delimiter: string | undefined;
  readonly encoding: (typeof encodings)[number] | undefined;
  /** Line of the header, counted from 1. */
  readonly headerLine: number;
  /** Column of the feed → values in the file; rows with one of them are left out. */
  readonly leaveOut: FeedMapping['leave_out'];
}

/** The mapping file is invalid; the message lists every problem. */
export class MappingError extends Error {
  override name = 'MappingError';
}

/** Returns the names of feeds and columns that the mapping file uses but that do not exist. */
function unknownNames({ feeds }: Mapping): readonly string[] {
  return Object.entries(feeds).flatMap(([name, { columns, constants, values, multiply, leave_out }]) => {
    const feed = feedNamed(name);
    if (!feed) return [messages.noFeed(name)];
    return Object.entries({ columns, constants, values, multiply, leave_out }).flatMap(([part, entries]) =>
      Object.keys(entries)
        .filter((column) => !(column in feed.columns))
        .map((column) => messages.noColumn(name, part, column)),
    );
  });
}

/** @throws MappingError */
export function readMapping(text: string): Mapping {
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    if (error instanceof YAMLParseError) throw new MappingError(messages.notYaml(error.message));
    throw error;
  }
  return checked(content);
}

function checked(content: unknown): Mapping {
  const read = mappingFile.safeParse(content);
  const wrong = read.success
    ? unknownNames(read.data)
    : read.error.issues.map((issue) => `${issue.path.join('.') || messages.file}: ${issue.message}`);
  if (!read.success || wrong.length > 0) {
    throw new MappingError(messages.invalid(wrong));
  }
  return read.data;
}

/** The mapping of a single feed. @throws MappingError */
export function readFeedMapping(feed: string, entry: unknown): Mapping {
  return checked({ version: feedsVersion, feeds: { [feed]: entry } });
}

/** A mapping file for one feed, without empty entries. */
export function writeMapping(feed: string, mapping: z.input<typeof feedMapping>): string {
  const said = Object.entries(mapping).filter(
    ([, value]) => value !== undefined && (typeof value !== 'object' || Object.keys(value).length > 0),
  );
  return stringify({ version: feedsVersion, feeds: { [feed]: Object.fromEntries(said) } });
}

const noMapping: Mapping = { version: feedsVersion, defaults: {}, feeds: {} };

/** Returns the layout of one feed's file; without a mapping file, the documented layout. */
export function layoutOf(feed: string, mapping: Mapping = noMapping): Layout {
  const { defaults } = mapping;
  const own = mapping.feeds[feed] ?? { columns: {}, constants: {}, values: {}, multiply: {}, leave_out: {} };
  return {
    file: own.file,
    ...withJoins(own),
    values: own.values,
    multiply: own.multiply,
    leaveOut: own.leave_out,
    delimiter: own.delimiter ?? defaults.delimiter,
    encoding: own.encoding ?? defaults.encoding,
    headerLine: own.header_line ?? defaults.header_line ?? 1,
    formats: {
      decimal: own.decimal ?? defaults.decimal ?? plainFormats.decimal,
      thousands: own.thousands ?? defaults.thousands ?? plainFormats.thousands,
      date: own.date ?? defaults.date ?? plainFormats.date,
    },
  };
}
