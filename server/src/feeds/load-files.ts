import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallRequest } from '@portal/domain/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Author } from '../calls/author.ts';
import type { Services } from '../services.ts';
import type { BegunLoad } from './begin-load.ts';
import { beginUpload, sourceOf } from './begin-upload.ts';
import { usualApprovalPercent } from './load-folder.ts';
import { storeFiles } from './store-files.ts';

/** Longest list of file names in the list of loads. */
const longestNames = 200;

/**
 * Loads the files that an operator sends from the screen, with an entry in the audit log unless the same files are live already. Resolves when
 * reading has begun. Throws a `UsageError` if the files cannot be read, and `LoadBusy` while another load is running.
 */
export async function loadFiles(
  services: Services,
  by: Author,
  { mode, files }: CallRequest<'data/load-files'>,
): Promise<BegunLoad> {
  const sent = files.map(({ name }) => name);
  const names = sent.join(', ');
  const folder = await mkdtemp(join(tmpdir(), 'portal-feeds-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const source = sourceOf(files, folder);
    await storeFiles(files, folder);
    const load = {
      folder: source,
      shownAs: names.length > longestNames ? `${names.slice(0, longestNames)}…` : names,
      isDelta: mode === 'delta',
      isCheck: false,
      reportFolder: null,
      approvalPercent: usualApprovalPercent,
      channel: 'screen',
      byName: by.caller.username,
      isHeld: true,
    } as const;
    const begun = await beginUpload(services, folder, load, remove);
    if (!begun.is_same) {
      const detail = { load: begun.load_id, mode, files: sent };
      const now = services.clock.now();
      await recordAudit(services.database, by.caller, by, now, { what: 'feed_load', result: 'ok', detail });
    }
    return begun;
  } catch (error) {
    await remove();
    throw error;
  }
}
