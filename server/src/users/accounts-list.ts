import type { Handler } from '../calls/handler.ts';
import { listAccounts } from './store.ts';

export const accountsList: Handler<'accountsList'> = async ({ data }, { database }) => ({
  data: await listAccounts(database, data),
});
