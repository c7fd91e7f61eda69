import type { Handler } from '../calls/handler.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { supplierDay } from '../supplier/supplier-day.ts';
import { takePriceFile } from './net-price-limit.ts';
import { netPriceFile } from './net-prices.ts';

/** HIST-04: the account's net prices as CSV. */
export const downloadNetPricingFile: Handler<'downloadNetPricingFile'> = async (request, { database, clock }) => {
  const caller = signedIn(request.caller);
  const account = accountOf(caller, request.data.accode);
  const now = clock.now();
  await takePriceFile(database, request, caller, account.accode, now);
  const pieces: Buffer[] = [];
  for await (const text of netPriceFile(database, account)) pieces.push(Buffer.from(text, 'utf8'));
  const file_name = `net-prices-${account.accode}-${await supplierDay(database, now)}.csv`;
  const content_base64 = Buffer.concat(pieces).toString('base64');
  return { data: { file: { file_name, content_type: 'text/csv; charset=utf-8', content_base64 } } };
};
