import type { Handler } from '../calls/handler.ts';
import { rollBackLoad } from './answer-load.ts';
import { answererOf, orRefusal } from './load-refusals.ts';

export const dataLoadRollback: Handler<'dataLoadRollback'> = async (request, services) => {
  const { live } = await orRefusal(rollBackLoad(services, answererOf(request), request.data.load_id));
  return { data: { live } };
};
