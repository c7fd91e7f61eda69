import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, looksLikeBmecat, readCatalogue } from '@portal/feeds/bmecat';
import { type Layout, layoutOf, type Mapping, MappingError, readMapping } from '@portal/feeds/mapping';
import { describeProblem, FileFault } from '@portal/feeds/reading';
import { type Feed, feeds } from '@portal/feeds/records';
import { plainFormats } from '@portal/feeds/values';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { textOfFile } from './open-file.ts';
import { checkedMapping, type SourceMapping } from './sources.ts';

/** The file of one feed in a folder. */
export interface SourceFile {
  readonly feed: Feed;
  readonly file: string;
  readonly path: string;
  readonly layout: Layout;
  /** Whether the file holds only changes. */
  readonly isDelta: boolean;
  /** The source whose name the file's begins with. */
  readonly source?: string;
  /** Of a BMEcat file, which holds several feeds. */
  readonly catalogue?: Catalogue;
}

export interface SourceFolder {
  readonly folder: string;
  readonly files: readonly SourceFile[];
  /** Names of picture files. */
  readonly pictures: readonly string[];
  /** Names of files that belong to no feed. */
  readonly others: readonly string[];
  /** SHA-256 of the kind of load, all files and the mapping. */
  readonly digest: string;
}

const mappingName = 'mapping.yaml';
const pictureEnding = /\.(?:jpe?g|png|webp|avif)$/i;
const endings = [...['.csv', '.tsv', '.txt', '.ndjson'].flatMap((ending) => [ending, `${ending}.gz`]), '.xlsx'];

async function mappingIn(folder: string, names: readonly string[]): Promise<Mapping | undefined> {
  if (!names.includes(mappingName)) return undefined;
  try {
    return readMapping(await readFile(join(folder, mappingName), 'utf8'));
  } catch (error) {
    if (error instanceof MappingError) throw new UsageError(error.message);
    throw error;
  }
}

/** The feed's own file, which takes precedence over a BMEcat file. */
function fileOf(feed: Feed, layout: Layout, names: readonly string[]): string | null {
  if (layout.file !== undefined) {
    if (names.includes(layout.file)) return layout.file;
    throw new UsageError(messages.folder.mappedFileMissing(layout.file, feed.name));
  }
  const found = names.filter((name) => endings.some((ending) => name.toLowerCase() === `${feed.name}${ending}`));
  if (found.length > 1) throw new UsageError(messages.folder.severalFiles(feed.name, found.join(', ')));
  return found[0] ?? null;
}

interface BmecatFile {
  readonly file: string;
  readonly path: string;
  readonly catalogue: Catalogue;
}

async function startOf(path: string): Promise<string> {
  for await (const piece of textOfFile(path)) return piece;
  return '';
}

/** The BMEcat file of a folder, if it has one. XML files of other kinds are left alone. */
async function bmecatIn(folder: string, names: readonly string[], isDelta: boolean): Promise<BmecatFile | null> {
  const found: string[] = [];
  for (const name of names) {
    if (/\.xml(\.gz)?$/i.test(name) && looksLikeBmecat(await startOf(join(folder, name)))) found.push(name);
  }
  const [file] = found;
  if (file === undefined) return null;
  if (found.length > 1) throw new UsageError(messages.folder.severalBmecat(found.join(', ')));
  const path = join(folder, file);
  try {
    const catalogue = await readCatalogue(textOfFile(path));
    if (catalogue.transaction !== 'T_NEW_CATALOG' && !isDelta) {
      throw new UsageError(messages.folder.onlyChanges(file, catalogue.transaction));
    }
    return { file, path, catalogue };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const { line, message, remedy } = error;
    const problem = { level: 'error', feed: '', file, line, column: null, value: null, message, remedy } as const;
    throw new UsageError(describeProblem(problem));
  }
}

async function digestOf(folder: string, names: readonly string[], isDelta: boolean): Promise<string> {
  const hash = createHash('sha256');
  if (isDelta) hash.update('delta\n');
  for (const name of names) {
    hash.update(`${name}\n`);
    for await (const piece of createReadStream(join(folder, name))) hash.update(piece as Buffer);
  }
  return hash.digest('hex');
}

/** The file of a source in a folder: its name begins with the source's. */
function sourcedFile(feed: Feed, sources: readonly SourceMapping[], names: readonly string[]) {
  const found = sources
    .filter((source) => source.feed === feed.name)
    .flatMap((source) => names.filter((name) => isNamedAfter(name, source.name)).map((file) => ({ file, source })));
  if (found.length > 1) {
    const files = found.map(({ file }) => file).join(', ');
    throw new UsageError(messages.folder.severalFiles(feed.name, files));
  }
  return found[0] ?? null;
}

const isNamedAfter = (name: string, source: string): boolean => {
  const given = name.toLowerCase();
  const rest = given.slice(source.length);
  return given.startsWith(source) && /^[^a-z]/.test(rest) && endings.some((ending) => given.endsWith(ending));
};

/**
 * The feed files in a folder, either whole feeds or, in a delta, only changes. Files named after a source are read with its mapping, where
 * the folder's mapping file does not say otherwise. Throws a `UsageError` if there are none.
 */
export async function readFolder(
  folder: string,
  isDelta: boolean,
  sources: readonly SourceMapping[] = [],
): Promise<SourceFolder> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new UsageError(messages.folder.unreadable(folder));
  });
  const names = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
  const mapping = await mappingIn(folder, names);
  const bmecat = await bmecatIn(folder, names, isDelta);
  const files = feeds.flatMap((feed): readonly SourceFile[] => {
    const own = layoutOf(feed.name, mapping);
    const named = fileOf(feed, own, names);
    // A source may have the name of the feed; the folder's own mapping takes precedence.
    const isMapped = mapping?.feeds[feed.name] !== undefined;
    const sourced = named !== null && isMapped ? null : sourcedFile(feed, sources, named === null ? names : [named]);
    const layout = sourced ? layoutOf(feed.name, checkedMapping(feed.name, sourced.source.mapping)) : own;
    const file = named ?? sourced?.file ?? null;
    const source = sourced ? { source: sourced.source.name } : {};
    // Workbooks store numbers and dates as such, so the mapping's formats do not apply.
    const formats = file?.toLowerCase().endsWith('.xlsx') ? plainFormats : layout.formats;
    if (file !== null)
      return [{ feed, file, path: join(folder, file), layout: { ...layout, formats }, isDelta, ...source }];
    if (!bmecat?.catalogue.feeds.has(feed.name)) return [];
    // XML has its own formats of numbers.
    return [{ feed, ...bmecat, layout: { ...layout, formats: plainFormats }, isDelta }];
  });
  const pictures = names.filter((name) => pictureEnding.test(name) && !name.startsWith('.'));
  if (files.length === 0 && pictures.length === 0) {
    const listed = feeds.map((feed) => `${feed.name}.csv`).join(', ');
    throw new UsageError(messages.folder.noFeed(folder, listed));
  }
  const used = new Set([mappingName, ...pictures, ...files.map(({ file }) => file)]);
  return {
    folder,
    files,
    pictures,
    // Markers of the watched folder and hidden files are expected, so they are not reported.
    others: names.filter((name) => !used.has(name) && !/^\.|\.ready$/.test(name)),
    digest: await digestOf(
      folder,
      names.filter((name) => used.has(name)),
      isDelta,
    ),
  };
}
