import type { Handler } from '../calls/handler.ts';
import { listUsers } from './store.ts';

export const usersList: Handler<'usersList'> = async ({ data }, { database, clock }) => ({
  data: await listUsers(database, data, clock.now()),
});
