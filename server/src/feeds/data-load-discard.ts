import type { Handler } from '../calls/handler.ts';
import { discardLoad } from './decide-load.ts';
import { actorOf, orRefusal } from './load-refusals.ts';

export const dataLoadDiscard: Handler<'dataLoadDiscard'> = async (request, services) => {
  const { load_id } = request.data;
  await orRefusal(discardLoad(services, actorOf(request), load_id));
  return { data: { load_id } };
};
