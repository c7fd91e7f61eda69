import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAudit } from '../audit/record-audit.ts';
import type { JobWork } from '../jobs.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { type LoadOutcome, tryLoad, usualApprovalPercent } from './load-folder.ts';
import { LoadBusy, type LoadRow, recordUnreadable } from './loads.ts';
import { type ReadSheet, readSheetInWorker } from './open-file.ts';

/** Empty files that mark a delivery as complete and say how to load it. */
export const markers = [
  { marker: 'load.ready', isDelta: false },
  { marker: 'delta.ready', isDelta: true },
] as const;
/** Stays in the folder for all deliveries. */
const mappingName = 'mapping.yaml';
const reportName = 'report.txt';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : [])).sort();
}

/** Moves the files of a delivery, its marker last: an interrupted move is continued by the next run. */
async function move(folder: string, names: readonly string[], target: string): Promise<void> {
  for (const name of names) {
    await rename(join(folder, name), join(target, name)).catch((error: unknown) => {
      // Another process has moved it.
      if (!isMissing(error)) throw error;
    });
  }
}

/** How a delivery is loaded. */
export interface DeliveryOptions {
  readonly readSheet?: ReadSheet;
  /** Where the files came from, for the list of loads and the audit log; the folder itself by default. */
  readonly place?: string;
  /** What the files hold, if they are loaded without waiting for their marker. */
  readonly mode?: LoadRow['mode'];
  /** The user who started it, for the list of loads. */
  readonly byName?: string;
  /** Called when reading begins. */
  readonly onBegin?: (loadId: number) => void;
}

/** The outcome of a delivery, and where its files are now, relative to the folder. */
export interface Delivered extends Pick<LoadOutcome, 'state' | 'loadId'> {
  readonly movedTo: string;
}

/** Folders of past deliveries. */
export const deliveryKinds = ['failed', 'done'] as const;

/** The files of a past delivery that are delivered again, without what was written there, the marker last; empty if there are none. */
export function returnedFiles(names: readonly string[]): readonly string[] {
  const given = names.filter((name) => name !== reportName && !/\.checked\.csv$/i.test(name));
  const files = deliveredFiles(given);
  return files.length === 0 ? [] : [...files, ...given.filter((name) => !files.includes(name))];
}

/** The names of the files that wait in the watched folder. */
export const waitingFiles = async (folder: string): Promise<readonly string[]> => deliveredFiles(await filesIn(folder));

/**
 * Moves the files of a past delivery back into the watched folder. Throws a `UsageError` if they are no longer there, or if the folder has
 * newer ones.
 */
export async function returnDelivery(folder: string, delivery: string): Promise<void> {
  if ((await waitingFiles(folder)).length > 0) throw new UsageError(messages.again.newerFiles);
  for (const kind of deliveryKinds) {
    const from = join(folder, kind, delivery);
    const files = returnedFiles(await filesIn(from).catch(() => []));
    // The marker last: an interrupted move leaves no delivery that looks complete.
    if (files.length > 0) return move(from, files, folder);
  }
  throw new UsageError(messages.again.filesGone);
}

/** The files of a delivery in the folder, without markers and the mapping. */
export const deliveredFiles = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name !== mappingName && markers.every(({ marker }) => marker !== name));

/**
 * Loads the delivery in the watched folder if it is complete, and moves it to `done/` or `failed/` with a report. Loading the same files
 * again changes nothing, so an interrupted run is simply repeated. Returns null if there is none; throws `LoadBusy`, and leaves the
 * files where they are, while another load is running.
 */
export async function deliver(
  { database, clock, config }: JobWork,
  { readSheet = readSheetInWorker, place, mode, byName, onBegin }: DeliveryOptions = {},
): Promise<Delivered | null> {
  const { feedFolder: folder } = config;
  if (folder === null) return null;
  const names = await filesIn(folder);
  const marked = markers.find(({ marker }) => names.includes(marker));
  const files = deliveredFiles(names);
  if (!marked && (mode === undefined || files.length === 0)) return null;
  const isDelta = marked?.isDelta ?? mode === 'delta';
  const zip = files.find((name) => name.toLowerCase().endsWith('.zip'));
  const report: string[] = [];
  const reasons = join(folder, '.reasons');
  // The copies are moved to where the report is.
  const say = (line: string) => void report.push(line.replaceAll(`${reasons}/`, ''));
  const delivery = clock.now().toISOString().replaceAll(':', '-');
  const request = {
    delivery,
    folder: zip === undefined ? folder : join(folder, zip),
    ...(place === undefined ? {} : { shownAs: place }),
    ...(byName === undefined ? {} : { byName }),
    isDelta,
    isCheck: false,
    reportFolder: reasons,
    approvalPercent: usualApprovalPercent,
    channel: 'folder' as const,
  };
  let state: LoadOutcome['state'];
  let loadId: number | null = null;
  const begin = (id: number) => {
    loadId = id;
    onBegin?.(id);
  };
  try {
    if (zip !== undefined && files.length > 1) throw new UsageError(messages.delivery.zipAndFiles(zip));
    const outcome = await tryLoad(request, { database, clock, say, readSheet, onBegin: begin });
    ({ state, loadId } = outcome);
    if (state === 'refused') say(messages.delivery.refused);
  } catch (error) {
    if (error instanceof LoadBusy || !(error instanceof UsageError)) throw error;
    say(error.message);
    loadId ??= await recordUnreadable(
      database,
      clock,
      { folder: place ?? request.folder, mode: isDelta ? 'delta' : 'full', delivery },
      error.message,
    );
    state = 'refused';
  }
  const now = clock.now();
  const isFailed = state === 'refused';
  const movedTo = join(isFailed ? 'failed' : 'done', delivery);
  const target = join(folder, movedTo);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, reportName), `${report.join('\n')}\n`);
  await move(reasons, await filesIn(reasons).catch(() => []), target);
  await rm(reasons, { recursive: true, force: true });
  await move(folder, [...files, ...(marked ? [marked.marker] : [])], target);
  await recordAudit(database, { userId: null, realUserId: null }, { requestId: 'feed_folder' }, now, {
    what: 'feed_load',
    result: isFailed ? 'refused' : 'ok',
    detail: { folder: place ?? folder, delta: isDelta, state, load: loadId },
  });
  return { state, loadId, movedTo };
}

/** Loads the delivery in the watched folder if it is complete. Its files wait while another load is running. */
export async function loadDelivery(work: JobWork, options: DeliveryOptions = {}): Promise<Delivered | null> {
  try {
    return await deliver(work, options);
  } catch (error) {
    if (error instanceof LoadBusy) return null;
    throw error;
  }
}
