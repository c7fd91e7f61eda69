import type { Handler } from '../calls/handler.ts';
import { readChanges, readDraft } from './drafts-store.ts';

/** HIVE-15 */
export const draftsGet: Handler<'draftsGet'> = async ({ data }, { database }) => {
  const draft = await readDraft(database, data);
  const changes = data.since === undefined ? [] : await readChanges(database, draft.draft_id, data.since);
  return { data: { draft, changes } };
};
