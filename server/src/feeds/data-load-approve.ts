import type { Handler } from '../calls/handler.ts';
import { approveLoad } from './decide-load.ts';
import { actorOf, orRefusal } from './load-refusals.ts';

export const dataLoadApprove: Handler<'dataLoadApprove'> = async (request, services) => ({
  data: { load_id: await orRefusal(approveLoad(services, actorOf(request), request.data.load_id)) },
});
