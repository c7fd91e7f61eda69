import { countAudits, lockAudits, recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { documentsMessages } from '../messages/documents.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { supplierDay } from '../supplier/supplier-day.ts';
import { netPriceFile } from './net-prices.ts';

const what = 'download-net-pricing-file';
export const maxFilesPerHour = 6;
const hour = 3_600_000;

const tooMany = () =>
  new Refusal('too_many_files', {
    action: 'display_message',
    user_message: documentsMessages.tooManyPriceFiles(maxFilesPerHour),
  });

/** HIST-04: the account's net prices as CSV. Recorded before it is generated, so that parallel requests cannot exceed the limit. */
export const downloadNetPricingFile: Handler<'downloadNetPricingFile'> = async (request, services) => {
  const { database, clock } = services;
  const caller = signedIn(request.caller);
  const account = accountOf(caller, request.data.accode);
  const now = clock.now();
  const since = new Date(now.getTime() - hour).toISOString();
  await database.transaction(async (tx) => {
    await lockAudits(tx, caller.userId, what);
    if ((await countAudits(tx, caller.userId, what, since)) >= maxFilesPerHour) throw tooMany();
    await recordAudit(tx, caller, request, now, { what, result: 'given', detail: { accode: account.accode } });
  });
  const pieces: Buffer[] = [];
  for await (const text of netPriceFile(database, account)) pieces.push(Buffer.from(text, 'utf8'));
  const file_name = `net-prices-${account.accode}-${await supplierDay(database, now)}.csv`;
  const content_base64 = Buffer.concat(pieces).toString('base64');
  return { data: { file: { file_name, content_type: 'text/csv; charset=utf-8', content_base64 } } };
};
