import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { actorOf, orRefusal } from './load-refusals.ts';
import { saveSource } from './sources.ts';

export const dataSourceSave: Handler<'dataSourceSave'> = async (request, { database, clock }) => {
  const { name, feed } = request.data;
  const now = clock.now();
  const { username } = signedIn(request.caller);
  await database.transaction(async (tx) => {
    await orRefusal(saveSource(tx, request.data, { now, username }));
    const detail = { name, feed };
    await recordAudit(tx, actorOf(request), request, now, { what: 'feed_source', result: 'ok', detail });
  });
  return { data: { name } };
};
