import type { AuditEntry } from '@portal/domain/administration';
import { spreadsheetCsv } from '@portal/domain/csv';
import type { ValidatedRequest } from '../calls/handler.ts';
import type { Database } from '../db/database.ts';
import { auditMessages } from '../messages/audit.ts';
import type { Caller } from '../session/caller.ts';
import { recordAudit } from './record-audit.ts';
import { type AuditFilter, searchAudit } from './search.ts';

const mostEntries = 20_000;

const cellsOf = ({ at, user, acting, action, result, request_id, detail }: AuditEntry) => [
  at,
  user ?? '',
  acting ?? '',
  action,
  result,
  request_id,
  JSON.stringify(detail),
];

export interface ExportedAudit {
  /** CSV, which spreadsheets open without running formulas. */
  readonly text: string;
  /** False if more entries were found than `most`. */
  readonly complete: boolean;
}

/** The newest entries of the audit log that a search finds, 20,000 at most. The export is recorded in the log itself. */
export async function exportAudit(
  database: Database,
  request: Pick<ValidatedRequest, 'requestId'>,
  caller: Caller,
  filter: AuditFilter,
  now: Date,
  most = mostEntries,
): Promise<ExportedAudit> {
  const found = await searchAudit(database, filter, null, most + 1);
  const entries = found.slice(0, most);
  const detail = { ...filter, entries: entries.length };
  await recordAudit(database, caller, request, now, { what: 'audit_export', result: 'ok', detail });
  const text = spreadsheetCsv([auditMessages.columns, ...entries.map(cellsOf)]);
  return { text, complete: found.length <= most };
}
