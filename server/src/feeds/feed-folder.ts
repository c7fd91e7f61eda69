import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAudit } from '../audit/record-audit.ts';
import type { JobWork } from '../jobs.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import { tryLoad, usualApprovalPercent } from './load-folder.ts';
import { LoadBusy, recordUnreadable } from './loads.ts';
import { type ReadSheet, readSheetInWorker } from './open-file.ts';

/** Empty files that say that a delivery is complete, and how it is loaded. */
export const markers = [
  { marker: 'load.ready', isDelta: false },
  { marker: 'delta.ready', isDelta: true },
] as const;
/** Stays in the folder for all deliveries. */
const mappingName = 'mapping.yaml';

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

/**
 * Loads the delivery in the watched folder if it is complete, and moves it to `done/` or `failed/` with a report. Files stay where they are
 * while another load is running. Loading the same files again changes nothing, so an interrupted run is simply repeated.
 */
export async function loadDelivery(
  { database, clock, config }: JobWork,
  readSheet: ReadSheet = readSheetInWorker,
  /** Where the files came from, for the list of loads and the audit log; the folder itself by default. */
  place?: string,
): Promise<void> {
  const { feedFolder: folder } = config;
  if (folder === null) return;
  const names = await filesIn(folder);
  const found = markers.find(({ marker }) => names.includes(marker));
  if (!found) return;
  const { marker, isDelta } = found;
  const files = names.filter((name) => name !== mappingName && markers.every((each) => each.marker !== name));
  const zip = files.find((name) => name.toLowerCase().endsWith('.zip'));
  const report: string[] = [];
  const reasons = join(folder, '.reasons');
  // The copies are moved to where the report is.
  const say = (line: string) => void report.push(line.replaceAll(`${reasons}/`, ''));
  const request = {
    folder: zip === undefined ? folder : join(folder, zip),
    ...(place === undefined ? {} : { shownAs: place }),
    isDelta,
    isCheck: false,
    reportFolder: reasons,
    approvalPercent: usualApprovalPercent,
    channel: 'folder' as const,
  };
  let state: string;
  let hasBegun = false;
  const onBegin = () => {
    hasBegun = true;
  };
  try {
    if (zip !== undefined && files.length > 1) throw new UsageError(messages.delivery.zipAndFiles(zip));
    const outcome = await tryLoad(request, { database, clock, say, readSheet, onBegin });
    state = outcome.state;
    if (state === 'refused') say(messages.delivery.refused);
  } catch (error) {
    if (error instanceof LoadBusy) return;
    if (!(error instanceof UsageError)) throw error;
    say(error.message);
    const mode = isDelta ? 'delta' : 'full';
    if (!hasBegun) await recordUnreadable(database, clock, { folder: place ?? request.folder, mode }, error.message);
    state = 'refused';
  }
  const now = clock.now();
  const isFailed = state === 'refused';
  const target = join(folder, isFailed ? 'failed' : 'done', now.toISOString().replaceAll(':', '-'));
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'report.txt'), `${report.join('\n')}\n`);
  await move(reasons, await filesIn(reasons).catch(() => []), target);
  await rm(reasons, { recursive: true, force: true });
  await move(folder, [...files, marker], target);
  await recordAudit(database, { userId: null, realUserId: null }, { requestId: 'feed_folder' }, now, {
    what: 'feed_load',
    result: isFailed ? 'refused' : 'ok',
    detail: { folder: place ?? folder, delta: isDelta, state },
  });
}
