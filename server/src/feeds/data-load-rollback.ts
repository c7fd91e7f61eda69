import type { Handler } from '../calls/handler.ts';
import { rollBackLoad } from './decide-load.ts';
import { actorOf, orRefusal } from './load-refusals.ts';

export const dataLoadRollback: Handler<'dataLoadRollback'> = async (request, services) => {
  const { live } = await orRefusal(rollBackLoad(services, actorOf(request), request.data.load_id));
  return { data: { live } };
};
