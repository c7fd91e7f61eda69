import type { StoreWork } from '../operate/command.ts';
import { UsageError } from '../operate/command.ts';
import { crossCheck } from './cross-check.ts';
import { countChanges, findDifference, priceMoves } from './difference.ts';
import { beginLoad, discardRows, forgetOldRows, liveLoad, noteLoad } from './loads.ts';
import type { ReadSheet } from './open-file.ts';
import { refuseDemoStore } from './refuse-demo-store.ts';
import { counted, describeReport, type FeedReport, type LoadReport, Problems } from './report.ts';
import { readFolder, type SourceFolder } from './source-files.ts';
import { stageFile } from './stage.ts';
import { switchToLoad } from './switch-load.ts';
import { writeCheckedFiles } from './write-checked-files.ts';

export interface LoadRequest {
  readonly folder: string;
  /** True: only checks and reports, changes nothing. */
  readonly isCheck: boolean;
  /** Folder for copies of the files with a column of reasons; null: none are written. */
  readonly reportFolder: string | null;
  /** Percentage of a feed's rows that may be removed or change their price without approval. */
  readonly approvalPercent: number;
}

type Work = Pick<StoreWork, 'database' | 'clock' | 'say'> & { readonly readSheet: ReadSheet };

/** Reads a folder of feeds, reports and, unless it is only a check, makes it live. Throws a `UsageError` if it has errors. */
export async function loadFolder(request: LoadRequest, work: Work): Promise<LoadReport> {
  const { database, clock, say } = work;
  await refuseDemoStore(database);
  const source = await readFolder(request.folder);
  for (const name of source.others) say(`Warning: ${name} is not the file of a feed and is left out.`);
  const live = await liveLoad(database);
  if (!request.isCheck && live?.digest === source.digest) {
    say(`The same files are live since load ${live.load_id}. Nothing to do.`);
    return { feeds: [], approval: [] };
  }
  const names = source.files.map(({ feed }) => feed.name);
  const loadId = await beginLoad(database, clock, { folder: request.folder, feeds: names, digest: source.digest });
  try {
    return await readAndSwitch(request, work, source, loadId);
  } catch (error) {
    await noteLoad(database, clock, loadId, 'ended', { feeds: [], approval: [] });
    await discardRows(database);
    throw error;
  }
}

async function readAndSwitch(
  request: LoadRequest,
  work: Work,
  source: SourceFolder,
  loadId: number,
): Promise<LoadReport> {
  const { database, clock, say, readSheet } = work;
  const problems = new Problems();
  const rows = new Map<string, number>();
  for (const file of source.files) {
    rows.set(file.feed.name, await stageFile({ database, clock, loadId, readSheet, problems }, file));
  }
  await crossCheck(database, loadId, source.files, problems);
  if (problems.errors === 0)
    await findDifference(
      database,
      loadId,
      source.files.map(({ feed }) => feed.name),
    );
  const report = await reportOf(request, work, source, loadId, problems, rows);
  for (const line of [...problems.lines(), ...describeReport(report)]) say(line);
  if (request.reportFolder !== null) await writeCheckedFiles(request.reportFolder, source, problems, readSheet, say);
  if (problems.errors > 0) {
    throw new UsageError(`${counted(problems.errors, 'error')}. Nothing was loaded; what is live stays as it was.`);
  }
  const changes = report.feeds.reduce((sum, { added, changed, gone }) => sum + added + changed + gone, 0);
  if (request.isCheck || changes === 0) {
    await noteLoad(database, clock, loadId, 'ended', report);
    await discardRows(database);
    say(
      request.isCheck ? 'The files are right. Nothing was changed.' : 'No differences to what is live. Nothing to do.',
    );
    return report;
  }
  if (report.approval.length > 0) {
    await noteLoad(database, clock, loadId, 'waiting', report);
    say(`Load ${loadId} waits. \`portal feed approve\` makes it live; another load replaces it.`);
    return report;
  }
  await noteLoad(database, clock, loadId, 'reading', report);
  await switchToLoad(work, loadId, 'reading');
  await forgetOldRows(database);
  say(`Load ${loadId} is live.`);
  return report;
}

async function reportOf(
  { approvalPercent }: LoadRequest,
  { database }: Work,
  { files }: SourceFolder,
  loadId: number,
  problems: Problems,
  rows: ReadonlyMap<string, number>,
): Promise<LoadReport> {
  const feeds: FeedReport[] = [];
  for (const { feed, file } of files) {
    const counts = await countChanges(database, loadId, feed.name);
    const moves = await priceMoves(database, loadId, feed.name, feed.columns);
    feeds.push({
      feed: feed.name,
      file,
      rows: rows.get(feed.name) ?? 0,
      ...problems.countsOf(feed.name),
      ...counts,
      moves,
    });
  }
  return { feeds, approval: feeds.flatMap((feed) => reasonsToWait(feed, approvalPercent)) };
}

/** Reasons why a load needs approval. None for the first load, which has nothing to compare with. */
function reasonsToWait({ feed, before, gone, moves }: FeedReport, percent: number): readonly string[] {
  const isMany = (count: number) => before > 0 && count * 100 > before * percent;
  const repriced = (moves?.up ?? 0) + (moves?.down ?? 0);
  return [
    ...(isMany(gone) ? [`${gone} of ${before} rows of ${feed} would go (more than ${percent} %)`] : []),
    ...(isMany(repriced) ? [`${repriced} of ${before} prices of ${feed} would change (more than ${percent} %)`] : []),
  ];
}
