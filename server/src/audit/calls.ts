import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { supplierDay } from '../supplier/supplier-day.ts';
import { exportAudit } from './export-audit.ts';
import { readAuditPage } from './search.ts';

/** The entries that match a search, as CSV. */
export const auditExport: Handler<'auditExport'> = async (request, { database, clock }) => {
  const now = clock.now();
  const { text, complete } = await exportAudit(database, request, signedIn(request.caller), request.data, now);
  const file = {
    file_name: `audit-log-${await supplierDay(database, now)}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content_base64: Buffer.from(text, 'utf8').toString('base64'),
  };
  return { data: { file, complete } };
};

export const auditSearch: Handler<'auditSearch'> = async ({ data: { before, ...filter } }, { database }) => ({
  data: await readAuditPage(database, filter, before),
});
