import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { readPreview } from './previews-store.ts';
import { readSharedDraft } from './published.ts';

/** HIVE-15: one response for links that never worked and for those that no longer do. */
export const getSharedDraft: Handler<'getSharedDraft'> = async ({ data }, { database, clock }) => {
  const preview = await readPreview(database, data.token, clock.now());
  const page = preview && (await readSharedDraft(database, preview));
  // Without a message to display: the screen of the link says it.
  if (!preview || !page) throw new Refusal('preview_ended');
  return { data: { page, expires: preview.expires } };
};
