import type { Handler } from '../calls/handler.ts';
import { loadNotFound } from './load-refusals.ts';
import { readLoad } from './load-views.ts';

export const dataLoad: Handler<'dataLoad'> = async ({ data }, { database }) => {
  const load = await readLoad(database, data.load_id);
  if (!load) throw loadNotFound();
  return { data: { load } };
};
