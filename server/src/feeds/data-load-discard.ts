import type { Handler } from '../calls/handler.ts';
import { discardLoad } from './answer-load.ts';
import { answererOf, orRefusal } from './load-refusals.ts';

export const dataLoadDiscard: Handler<'dataLoadDiscard'> = async (request, services) => {
  const { load_id } = request.data;
  await orRefusal(discardLoad(services, answererOf(request), load_id));
  return { data: { load_id } };
};
