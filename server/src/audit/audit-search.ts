import type { Handler } from '../calls/handler.ts';
import { searchAudit } from './search.ts';

const pageSize = 100;

export const auditSearch: Handler<'auditSearch'> = async ({ data }, { database }) => {
  const { before, ...filter } = data;
  const found = await searchAudit(database, filter, before, pageSize + 1);
  const entries = found.slice(0, pageSize);
  return { data: { entries, next: found.length > pageSize ? (entries.at(-1)?.audit_id ?? null) : null } };
};
