import type { Handler } from '../calls/handler.ts';
import { approveLoad } from './answer-load.ts';
import { answererOf, orRefusal } from './load-refusals.ts';

export const dataLoadApprove: Handler<'dataLoadApprove'> = async (request, services) => ({
  data: { load_id: await orRefusal(approveLoad(services, answererOf(request), request.data.load_id)) },
});
