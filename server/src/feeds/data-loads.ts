import type { Handler } from '../calls/handler.ts';
import { readLoads } from './load-views.ts';

export const dataLoads: Handler<'dataLoads'> = async ({ data }, { database }) => ({
  data: await readLoads(database, data),
});
