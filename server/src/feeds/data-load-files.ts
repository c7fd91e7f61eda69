import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { beginUpload, sourceOf } from './begin-upload.ts';
import { type LoadRequest, usualApprovalPercent } from './load-folder.ts';
import { actorOf, loadRefusal } from './load-refusals.ts';
import { storeFiles } from './store-files.ts';

/** Longest list of file names in the list of loads. */
const longestNames = 200;

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
