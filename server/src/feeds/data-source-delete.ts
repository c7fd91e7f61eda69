import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { actorOf } from './load-refusals.ts';
import { deleteSource } from './sources.ts';

export const dataSourceDelete: Handler<'dataSourceDelete'> = async (request, { database, clock }) => {
  const { name } = request.data;
  await database.transaction(async (tx) => {
    if (!(await deleteSource(tx, name))) {
      throw new Refusal('source_not_found', { user_message: messages.source.notFound(name) });
    }
    const detail = { name, deleted: true };
    await recordAudit(tx, actorOf(request), request, clock.now(), { what: 'feed_source', result: 'ok', detail });
  });
  return { data: { name } };
};
