import type { Handler } from '../calls/handler.ts';
import { readProblems } from './load-problems.ts';

const pageSize = 50;

export const dataLoadProblems: Handler<'dataLoadProblems'> = async ({ data }, { database }) => ({
  data: await readProblems(database, data.load_id, { from: data.from, most: pageSize }),
});
