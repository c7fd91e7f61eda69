import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';
import type { Services } from '../services.ts';
import { signedIn } from '../session/access.ts';
import { type BegunLoad, beginInBackground } from './begin-load.ts';
import { type LoadRequest, tryLoad, usualApprovalPercent } from './load-folder.ts';
import { actorOf, loadRefusal } from './load-refusals.ts';
import { readSheetInWorker } from './open-file.ts';
import { storeFiles } from './store-files.ts';
import { storeUpload } from './stored-uploads.ts';

type Named = readonly { readonly name: string }[];

/** Longest list of file names in the list of loads. */
const longestNames = 200;

/** What is loaded: the folder, or the ZIP file in it. */
export function sourceOf(files: Named, folder: string): string {
  const names = files.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new UsageError(messages.screen.sameName);
  const zip = names.find((name) => /\.zip$/i.test(name));
  if (zip === undefined) return folder;
  if (names.length > 1) throw new UsageError(messages.screen.zipAndFiles(zip));
  return join(folder, zip);
}

/** Loads the files of a folder from the screen, and keeps them unless they become live. */
export function beginUpload(
  services: Services,
  folder: string,
  request: LoadRequest,
  atEnd: () => Promise<unknown>,
): Promise<BegunLoad> {
  const { config, database, clock, log } = services;
  const say = (line: string) => log.info(line);
  const work = async (onBegin: (loadId: number) => void) => {
    let loadId = 0;
    let isLive = false;
    const begin = (id: number) => {
      loadId = id;
      onBegin(id);
    };
    try {
      const outcome = await tryLoad(request, { database, clock, say, readSheet: readSheetInWorker, onBegin: begin });
      isLive = outcome.state === 'live' || outcome.state === 'unchanged';
      return { load_id: outcome.loadId, is_same: outcome.state === 'unchanged' };
    } finally {
      if (loadId > 0 && !isLive) await storeUpload(config, loadId, folder);
    }
  };
  return beginInBackground(services, work, atEnd);
}

export const dataLoadFiles: Handler<'dataLoadFiles'> = async (request, services) => {
  const { mode, files } = request.data;
  const names = files.map(({ name }) => name).join(', ');
  const folder = await mkdtemp(join(tmpdir(), 'portal-feeds-'));
  try {
    const source = sourceOf(files, folder);
    await storeFiles(files, folder);
    const load: LoadRequest = {
      folder: source,
      shownAs: names.length > longestNames ? `${names.slice(0, longestNames)}…` : names,
      isDelta: mode === 'delta',
      isCheck: false,
      reportFolder: null,
      approvalPercent: usualApprovalPercent,
      channel: 'screen',
      byName: signedIn(request.caller).username,
      isHeld: true,
    };
    const begun = await beginUpload(services, folder, load, () => rm(folder, { recursive: true, force: true }));
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
