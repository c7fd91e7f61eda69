import { feedMessages as messages } from '../messages/feeds.ts';
import type { StoreWork } from '../operate/command.ts';
import { UsageError } from '../operate/command.ts';
import { crossCheck } from './cross-check.ts';
import { countChanges, countRemovedWith, findDifference } from './difference.ts';
import { storeProblems } from './load-problems.ts';
import { beginLoad, discardRows, type Ending, type LoadRow, liveLoad, recordLoad, removeOldRows } from './loads.ts';
import type { ReadSheet } from './open-file.ts';
import { pictureFeed } from './pictures/picture-store.ts';
import { stagePictures } from './pictures/stage-pictures.ts';
import { priceMoves } from './price-moves.ts';
import { reasonsToWait } from './reasons-to-wait.ts';
import { refuseDemoStore } from './refuse-demo-store.ts';
import { describeReport, type FeedReport, type LoadReport, Problems } from './report.ts';
import { readFolder, type SourceFolder } from './source-files.ts';
import { recordSources, sourceMappings } from './sources.ts';
import { measureRows, stageFile } from './stage.ts';
import { switchToLoad } from './switch-load.ts';
import { withUnpackedZip } from './unpack.ts';
import { writeCheckedFiles } from './write-checked-files.ts';

/** Percentage of a feed's rows that may be removed or change their price without approval, unless an operator names another. */
export const usualApprovalPercent = 20;

export interface LoadRequest {
  /** A folder, or a ZIP file of one. */
  readonly folder: string;
  /** What the list of loads shows instead of the folder. */
  readonly shownAs?: string;
  /** True: the files hold only the rows to add, replace or delete. */
  readonly isDelta: boolean;
  /** True: only checks and reports, changes nothing. */
  readonly isCheck: boolean;
  /** Folder for copies of the files with a column of reasons; null: none are written. */
  readonly reportFolder: string | null;
  /** Percentage of a feed's rows that may be removed or change their price without approval. */
  readonly approvalPercent: number;
  /** Where it comes from; `command` by default. */
  readonly channel?: LoadRow['channel'];
  /** The user or the token that sent it. */
  readonly byName?: string;
  /** Name of the folder in `done/` or `failed/` that its files are moved to. */
  readonly delivery?: string;
  /** True: it waits for approval even within the limits. */
  readonly isHeld?: boolean;
}

type Work = Pick<StoreWork, 'database' | 'clock' | 'say'> & {
  readonly readSheet: ReadSheet;
  /** Awaited before reading begins. */
  readonly onBegin?: (loadId: number) => void | Promise<void>;
};

/** How a load ended. `checked`: only a check; `unchanged`: nothing differs from the live data; `refused`: the files have errors. */
export interface LoadOutcome {
  readonly state: 'live' | 'waiting' | 'checked' | 'unchanged' | 'refused';
  /** The new load; for files that are live already, the load that they came with. */
  readonly loadId: number;
  readonly report: LoadReport;
  readonly problems: Problems;
}

/** Reads a folder of feeds, reports and, unless it is only a check, makes it live. Throws a `UsageError` if it has errors. */
export async function loadFolder(request: LoadRequest, work: Work): Promise<LoadReport> {
  const { state, report, problems } = await tryLoad(request, work);
  if (state === 'refused')
    throw new UsageError(messages.load.refused(messages.report.counted(problems.errors, 'error')));
  return report;
}

/** Like `loadFolder`, but files with errors are an outcome. Throws a `UsageError` if the folder cannot be loaded at all. */
export async function tryLoad(request: LoadRequest, work: Work): Promise<LoadOutcome> {
  await refuseDemoStore(work.database);
  const { folder, isDelta } = request;
  const load = async (from: string) =>
    loadSource(request, work, await readFolder(from, isDelta, await sourceMappings(work.database)));
  return /\.zip$/i.test(folder) ? withUnpackedZip(folder, load) : load(folder);
}

async function loadSource(request: LoadRequest, work: Work, source: SourceFolder): Promise<LoadOutcome> {
  const { database, clock, say } = work;
  for (const name of source.others) say(messages.folder.ignored(name));
  const live = await liveLoad(database);
  if (!request.isCheck && live?.digest === source.digest) {
    say(messages.load.same(live.load_id));
    const report = { feeds: [], approval: [] };
    return { state: 'unchanged', loadId: live.load_id, report, problems: new Problems() };
  }
  const names = source.files.map(({ feed }) => feed.name);
  const { folder, shownAs = folder, isDelta, channel = 'command', byName = '' } = request;
  const mode = isDelta ? 'delta' : 'full';
  const { digest } = source;
  const loadId = await beginLoad(database, clock, {
    mode,
    folder: shownAs,
    feeds: source.pictures.length > 0 ? [...names, pictureFeed] : names,
    digest,
    channel,
    by_name: byName,
  });
  try {
    await work.onBegin?.(loadId);
    if (!request.isCheck) await recordSources(database, clock, source.files);
    return await readAndSwitch(request, work, source, loadId);
  } catch (error) {
    await endLoad(work, loadId, 'interrupted', { feeds: [], approval: [], ...deliveryOf(request) });
    throw error;
  }
}

const deliveryOf = ({ delivery }: LoadRequest): Pick<LoadReport, 'delivery'> =>
  delivery === undefined ? {} : { delivery };

async function endLoad({ database, clock }: Work, loadId: number, ending: Ending, report: LoadReport): Promise<void> {
  await recordLoad(database, clock, loadId, ending, report);
  await discardRows(database);
}

async function readAndSwitch(
  request: LoadRequest,
  work: Work,
  source: SourceFolder,
  loadId: number,
): Promise<LoadOutcome> {
  const { database, clock, say, readSheet } = work;
  const problems = new Problems();
  const rows = new Map<string, number>();
  for (const file of source.files) {
    rows.set(file.feed.name, await stageFile({ database, clock, loadId, readSheet, problems }, file));
  }
  await measureRows(database);
  await crossCheck({ database, loadId, isDelta: request.isDelta, files: source.files, problems });
  if (problems.errors === 0) {
    const loaded = source.files.map(({ feed }) => feed.name);
    await findDifference(database, loadId, loaded, request.isDelta);
  }
  const pictures = await stagePictures({ database, clock, loadId, problems }, source);
  const read = await reportOf(request, work, source, loadId, problems, rows);
  const report = pictures ? { ...read, feeds: [...read.feeds, pictures] } : read;
  const outcome = (state: LoadOutcome['state']): LoadOutcome => ({ state, loadId, report, problems });
  for (const line of [...problems.lines(), ...describeReport(report)]) say(line);
  if (request.reportFolder !== null) await writeCheckedFiles(request.reportFolder, source, problems, readSheet, say);
  await storeProblems(database, loadId, problems.all);
  if (problems.errors > 0) {
    await endLoad(work, loadId, 'refused', report);
    return outcome('refused');
  }
  const changes = report.feeds.reduce((sum, { added, changed, gone }) => sum + added + changed + gone, 0);
  if (request.isCheck || changes === 0) {
    await endLoad(work, loadId, request.isCheck ? 'checked' : 'unchanged', report);
    say(request.isCheck ? messages.load.checked : messages.load.noDifference);
    return outcome(request.isCheck ? 'checked' : 'unchanged');
  }
  if (report.approval.length > 0 || request.isHeld) {
    await recordLoad(database, clock, loadId, 'waiting', report);
    say(messages.load.waits(loadId));
    return outcome('waiting');
  }
  await recordLoad(database, clock, loadId, 'reading', report);
  await switchToLoad(work, loadId, 'reading');
  await removeOldRows(database);
  say(messages.load.live(loadId));
  return outcome('live');
}

async function reportOf(
  request: LoadRequest,
  { database }: Work,
  { files }: SourceFolder,
  loadId: number,
  problems: Problems,
  rows: ReadonlyMap<string, number>,
): Promise<LoadReport> {
  const { approvalPercent } = request;
  const feeds: FeedReport[] = [];
  for (const { feed, file, source, layout } of files) {
    const counts = await countChanges(database, loadId, feed.name);
    const moves = await priceMoves(database, loadId, feed.name, feed.columns);
    feeds.push({
      feed: feed.name,
      file,
      rows: rows.get(feed.name) ?? 0,
      ...problems.countsOf(feed.name),
      ...counts,
      moves,
      ...(Object.keys(layout.columns).length > 0
        ? { mapped: { source: source ?? null, columns: layout.columns } }
        : {}),
    });
  }
  const loaded = feeds.map(({ feed }) => feed);
  return {
    feeds,
    approval: feeds.flatMap((feed) => reasonsToWait(feed, approvalPercent)),
    removedWith: await countRemovedWith(database, loadId, [...loaded, pictureFeed]),
    approvalPercent,
    ...deliveryOf(request),
  };
}
