import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { calls, RequestOf } from '@portal/domain/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import { type LoadRequest, tryLoad, usualApprovalPercent } from './load-folder.ts';
import { actorOf, loadRefusal } from './load-refusals.ts';
import { readSheetInWorker } from './open-file.ts';
import { storeFiles } from './store-files.ts';

type Files = RequestOf<(typeof calls)['dataLoadFiles']>['files'];

/** Longest list of file names in the list of loads. */
const longestNames = 200;

/** What is loaded: the folder, or the ZIP file in it. */
function sourceOf(files: Files, folder: string): string {
  const names = files.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new UsageError(messages.screen.sameName);
  const zip = names.find((name) => /\.zip$/i.test(name));
  if (zip === undefined) return folder;
  if (names.length > 1) throw new UsageError(messages.screen.zipAndFiles(zip));
  return join(folder, zip);
}

/**
 * Begins a load in the background. Resolves when reading has begun, or at once if the files are live already; rejects if the files cannot
 * be read at all. Always removes the folder at the end.
 */
function beginInBackground(
  { database, clock, backgroundTasks, log }: Services,
  folder: string,
  request: LoadRequest,
): Promise<{ readonly load_id: number; readonly is_same: boolean }> {
  return new Promise((done, refuse) => {
    let hasBegun = false;
    const onBegin = (load_id: number) => {
      hasBegun = true;
      done({ load_id, is_same: false });
    };
    const say = (line: string) => log.info(line);
    backgroundTasks.run('feed load', async () => {
      try {
        const { loadId } = await tryLoad(request, { database, clock, say, readSheet: readSheetInWorker, onBegin });
        if (!hasBegun) done({ load_id: loadId, is_same: true });
      } catch (error) {
        if (!hasBegun) refuse(error);
        // The list of loads shows that it was ended.
        else if (!(error instanceof UsageError)) throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}

export const dataLoadFiles: Handler<'dataLoadFiles'> = async (request, services) => {
  const { mode, files } = request.data;
  const names = files.map(({ name }) => name).join(', ');
  const folder = await mkdtemp(join(tmpdir(), 'portal-feeds-'));
  try {
    const source = sourceOf(files, folder);
    await storeFiles(files, folder);
    const begun = await beginInBackground(services, folder, {
      folder: source,
      shownAs: names.length > longestNames ? `${names.slice(0, longestNames)}…` : names,
      isDelta: mode === 'delta',
      isCheck: false,
      reportFolder: null,
      approvalPercent: usualApprovalPercent,
      channel: 'screen',
      byName: signedIn(request.caller).username,
      isHeld: true,
    });
    if (!begun.is_same) {
      await recordAudit(services.database, actorOf(request), request, services.clock.now(), {
        what: 'feed_load',
        result: 'ok',
        detail: { load: begun.load_id, mode, files: files.map(({ name }) => name) },
      });
    }
    return { data: begun };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw loadRefusal(error);
  }
};
