import type { AuditEntry } from '@portal/domain/administration';
import type { Handler } from '../calls/handler.ts';
import { csvRow } from '../documents/csv.ts';
import { auditMessages } from '../messages/audit.ts';
import { signedIn } from '../session/access.ts';
import { supplierDay } from '../supplier/supplier-day.ts';
import { recordAudit } from './record-audit.ts';
import { searchAudit } from './search.ts';

const most = 20_000;

const cellsOf = ({ at, user, acting, action, result, request_id, detail }: AuditEntry) => [
  at,
  user ?? '',
  acting ?? '',
  action,
  result,
  request_id,
  JSON.stringify(detail),
];

/** The entries that a search finds as CSV, which spreadsheets open without running formulas. */
export const auditExport: Handler<'auditExport'> = async (request, { database, clock }) => {
  const caller = signedIn(request.caller);
  const now = clock.now();
  const found = await searchAudit(database, request.data, null, most + 1);
  const entries = found.slice(0, most);
  const complete = found.length <= most;
  const detail = { ...request.data, entries: entries.length };
  await recordAudit(database, caller, request, now, { what: 'audit_export', result: 'ok', detail });
  const text = [auditMessages.columns, ...entries.map(cellsOf)].map(csvRow).join('');
  const file = {
    file_name: `audit-log-${await supplierDay(database, now)}.csv`,
    content_type: 'text/csv; charset=utf-8',
    content_base64: Buffer.from(text, 'utf8').toString('base64'),
  };
  return { data: { file, complete } };
};

const pageSize = 100;

export const auditSearch: Handler<'auditSearch'> = async ({ data }, { database }) => {
  const { before, ...filter } = data;
  const found = await searchAudit(database, filter, before, pageSize + 1);
  const entries = found.slice(0, pageSize);
  return { data: { entries, next: found.length > pageSize ? (entries.at(-1)?.audit_id ?? null) : null } };
};
