import type { Handler } from '../calls/handler.ts';
import { supplierDay } from '../supplier/supplier-day.ts';
import { quoteByToken } from './papers.ts';

/** QQ-03: a quote by a link's token, exactly as it was saved. */
export const quoteRead: Handler<'quoteRead'> = async ({ data }, { database, clock }) => {
  const { paper } = await quoteByToken(database, data.token);
  return { data: { quote: paper, expired: paper.expiry < (await supplierDay(database, clock.now())) } };
};
