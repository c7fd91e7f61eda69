import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { readDraft } from './drafts-store.ts';
import { deleteHere, notifyOfPresence, writeHere } from './presence-store.ts';

/** HIVE-15: others are notified only of what is new to them. */
export const draftsHere: Handler<'draftsHere'> = ({ data, ...request }, { database, clock }) => {
  const { userId } = signedIn(request.caller);
  const now = clock.now();
  const { tab, component } = data;
  return database.transaction(async (tx) => {
    const { draft_id } = await readDraft(tx, data);
    let isNews = true;
    if (data.gone) await deleteHere(tx, tab, userId, now);
    else isNews = await writeHere(tx, { tab, draft_id, user_id: userId, component }, now);
    if (isNews) await notifyOfPresence(tx, draft_id);
    return { data: {} };
  });
};
