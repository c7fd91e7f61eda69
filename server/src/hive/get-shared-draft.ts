import type { Handler } from '../calls/handler.ts';
import { hiveMessages } from '../messages/hive.ts';
import { readPreview } from './previews-store.ts';
import { readSharedDraft } from './published.ts';
import { hiveRefused } from './rights.ts';

/** HIVE-15: one response for links that never worked and for those that no longer do. */
export const getSharedDraft: Handler<'getSharedDraft'> = async ({ data }, { database, clock }) => {
  const preview = await readPreview(database, data.token, clock.now());
  const page = preview && (await readSharedDraft(database, preview));
  if (!preview || !page) throw hiveRefused('preview_ended', hiveMessages.previewEnded);
  return { data: { page, expires: preview.expires } };
};
