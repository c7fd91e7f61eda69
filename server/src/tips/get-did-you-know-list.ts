import type { Handler } from '../calls/handler.ts';
import { readTipList } from './tip-list.ts';

/** TIP-01: all visible tips. */
export const getDidYouKnowList: Handler<'getDidYouKnowList'> = async (_, { database }) => ({
  data: await readTipList(database),
});
