import type { Handler } from '../calls/handler.ts';
import { readDraft } from './drafts-store.ts';
import { readPeople } from './presence-store.ts';

/** HIVE-15 */
export const draftsPeople: Handler<'draftsPeople'> = async ({ data }, { database, clock }) => {
  const { draft_id } = await readDraft(database, data);
  return { data: { people: await readPeople(database, draft_id, clock.now()) } };
};
